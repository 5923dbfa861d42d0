import { load, type YAMLException } from 'js-yaml';
import { perText } from './perText.ts';

/**
 * The value of a YAML text, as the build reads it, or the reason why it is not valid YAML. js-yaml takes a third
 * of the time of the package `yaml`, but gives no lines of values. The value is frozen, since all readers share it.
 */
export const parseYaml = perText((text): { value?: unknown; error?: YAMLException } => {
  try {
    return { value: frozen(load(text)) };
  } catch (error) {
    return { error: error as YAMLException };
  }
});

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
