import type { Icon } from '@tabler/icons-react';
import IconAntenna from '@tabler/icons-react/dist/esm/icons/IconAntenna.mjs';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import IconContract from '@tabler/icons-react/dist/esm/icons/IconContract.mjs';
import IconDroplet from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconHomeSignal from '@tabler/icons-react/dist/esm/icons/IconHomeSignal.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconPill from '@tabler/icons-react/dist/esm/icons/IconPill.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { IconName } from '#config/icons.ts';

/** The drawing behind each icon name that content may use. */
export const drawings: Record<IconName, Icon> = {
  antenna: IconAntenna,
  book: IconBook2,
  briefcase: IconBriefcase,
  building: IconBuilding,
  calculator: IconCalculator,
  chart: IconChartBar,
  certificate: IconCertificate,
  clipboard: IconClipboardText,
  code: IconCode,
  compass: IconCompass,
  contract: IconContract,
  drop: IconDroplet,
  file: IconFileText,
  gear: IconSettings,
  handshake: IconHeartHandshake,
  home: IconHomeSignal,
  megaphone: IconSpeakerphone,
  messages: IconMessages,
  news: IconNews,
  pill: IconPill,
  school: IconSchool,
  search: IconSearch,
  stethoscope: IconStethoscope,
  'user-check': IconUserCheck,
  world: IconWorld,
};
