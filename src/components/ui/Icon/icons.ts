import antenna from '@tabler/icons-react/dist/esm/icons/IconAntenna.mjs';
import book2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import brandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import briefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import building from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import calculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import certificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import chartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import clipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import code from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import compass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import contract from '@tabler/icons-react/dist/esm/icons/IconContract.mjs';
import droplet from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs';
import fileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import heartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import homeSignal from '@tabler/icons-react/dist/esm/icons/IconHomeSignal.mjs';
import messages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import news from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import pill from '@tabler/icons-react/dist/esm/icons/IconPill.mjs';
import school from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import settings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import speakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import stethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import userCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import world from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { IconName } from '#schemas/iconNames.ts';

/** By the names that content may use, and for WhatsApp. Each from its own file: the package's index has 6,000. */
export const icons: Record<IconName | 'whatsapp', typeof antenna> = {
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
  whatsapp: brandWhatsapp,
  'user-check': userCheck,
  world,
};
