import { helpBase } from '#content/help-base.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { type Library, openLibrary } from './open-library.ts';

let opened: Library | undefined;

/** Read once: it takes a second of computing, and nothing in it changes. */
export function openLibraries(): Library {
  opened ??= readLibraries();
  return opened;
}

/** Apart: the words of the help base must not change what a word is worth to the advisors. */
function readLibraries(): Library {
  const advisors = openLibrary(passagesByAdvisor);
  const support = openLibrary({ [SUPPORT]: helpBase });
  return {
    search: (assistant, question) => (assistant === SUPPORT ? support : advisors).search(assistant, question),
  };
}
