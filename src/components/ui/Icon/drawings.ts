import { __iconNode as antenna } from '@tabler/icons-react/dist/esm/icons/IconAntenna.mjs';
import { __iconNode as book2 } from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import { __iconNode as brandFacebook } from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import { __iconNode as brandInstagram } from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import { __iconNode as brandLinkedin } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { __iconNode as brandWhatsapp } from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { __iconNode as brandX } from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import { __iconNode as briefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as building } from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import { __iconNode as calculator } from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import { __iconNode as certificate } from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import { __iconNode as chartBar } from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { __iconNode as clipboardText } from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import { __iconNode as code } from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import { __iconNode as compass } from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import { __iconNode as contract } from '@tabler/icons-react/dist/esm/icons/IconContract.mjs';
import { __iconNode as droplet } from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs';
import { __iconNode as fileText } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { __iconNode as heartHandshake } from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { __iconNode as homeSignal } from '@tabler/icons-react/dist/esm/icons/IconHomeSignal.mjs';
import { __iconNode as messages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { __iconNode as news } from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import { __iconNode as pill } from '@tabler/icons-react/dist/esm/icons/IconPill.mjs';
import { __iconNode as school } from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import { __iconNode as search } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { __iconNode as settings } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { __iconNode as speakerphone } from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { __iconNode as stethoscope } from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { __iconNode as userCheck } from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { __iconNode as world } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { IconName } from '#schemas/iconNames.ts';

type BrandName = 'facebook' | 'instagram' | 'linkedin' | 'twitter' | 'whatsapp';

/** The elements behind each icon name that content may use, and behind the brand marks. */
export const drawings: Record<IconName | BrandName, typeof brandX> = {
  antenna,
  book: book2,
  briefcase,
  building,
  calculator,
  chart: chartBar,
  certificate,
  clipboard: clipboardText,
  code,
  compass,
  contract,
  drop: droplet,
  file: fileText,
  gear: settings,
  handshake: heartHandshake,
  home: homeSignal,
  megaphone: speakerphone,
  messages,
  news,
  pill,
  school,
  search,
  stethoscope,
  facebook: brandFacebook,
  instagram: brandInstagram,
  linkedin: brandLinkedin,
  whatsapp: brandWhatsapp,
  twitter: brandX,
  'user-check': userCheck,
  world,
};
