import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { pictureAddress } from '#metadata/share-images/address.ts';
import { shareImage } from '#metadata/share-images/shareImage.ts';
import { getPictures } from '#queries/pictures.ts';

/** `SHARE_IMAGES=none` builds a site without pictures, such as the fixture site of the tests: drawing them takes most of a first build. */
const arePicturesBuilt = process.env['SHARE_IMAGES'] !== 'none';

export async function getStaticPaths() {
  if (!arePicturesBuilt) return [];
  const pictures = await getPictures();
  // All at once: a build takes its pages one by one, and drawing keeps two cores busy.
  if (import.meta.env.PROD) await Promise.all(pictures.map(shareImage));
  return pictures.map((picture) => ({
    params: { page: pictureAddress(picture.path).slice('/og/'.length, -'.png'.length) },
    props: picture,
  }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await shareImage(props)), { headers: { 'Content-Type': 'image/png' } });
