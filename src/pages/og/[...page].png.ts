import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { pictureAddress } from '#metadata/share-images/address.ts';
import { shareImage } from '#metadata/share-images/shareImage.ts';
import { languages } from '#navigation/languages.ts';
import { picturesOf } from '#queries/metadata/pictures.ts';
import { siteIn } from '#site/siteIn.ts';

/** False for the fixture site of the tests (`SHARE_IMAGES=none`): the pictures take most of a first build. */
const arePicturesBuilt = process.env['SHARE_IMAGES'] !== 'none';

export async function getStaticPaths() {
  if (!arePicturesBuilt) return [];
  const pictures = (await Promise.all(languages.map(siteIn))).flatMap(picturesOf);
  // All pictures in parallel, on two cores: the build itself writes one page after the other.
  if (import.meta.env.PROD) await Promise.all(pictures.map(shareImage));
  return pictures.map((picture) => ({
    params: { page: pictureAddress(picture.path).slice('/og/'.length, -'.png'.length) },
    props: picture,
  }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await shareImage(props)), { headers: { 'Content-Type': 'image/png' } });
