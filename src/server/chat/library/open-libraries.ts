import { helpBase } from '#content/help-base.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { type Library, openLibrary } from './open-library.ts';

let opened: Library | undefined;

/** Loaded once, because it takes a second of CPU time and never changes. */
export function openLibraries(): Library {
  opened ??= readLibraries();
  return opened;
}

/** Opened separately, because the words of the help base must not change the weights of the advisors' words. */
function readLibraries(): Library {
  const advisors = openLibrary(passagesByAdvisor);
  const support = openLibrary({ [SUPPORT]: helpBase });
  return {
    search: (assistant, question) => (assistant === SUPPORT ? support : advisors).search(assistant, question),
  };
}
