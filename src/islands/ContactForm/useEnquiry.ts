import { type RefObject, useEffect, useState } from 'react';
import { askedKind, searchFor } from '#enquiry/askedKind.ts';
import { type EnquiryAction, initialState } from '#enquiry/enquiryState.ts';
import { type EnquirySettings, kindOf } from '#enquiry/enquiryView.ts';
import type { Answer } from '#enquiry/sentEnquiry.ts';
import { canDownload } from '../browser.ts';
import { downloadFile } from '../downloadFile.ts';
import { tabStorage } from '../tabStorage.ts';
import { typedNames } from '../typedBeforeHydration.tsx';
import { usePageReturn } from '../usePageReturn.ts';
import { enquirySession } from './enquirySession.ts';
import { findOrigin } from './findOrigin.ts';
import { contentOf, showContent } from './formElement.ts';
import { useLeavingPage } from './useLeavingPage.ts';
import { useResumeReading } from './useResumeReading.ts';

/**
 * The enquiry of this page: its state, and `act` and `answer`, which do what the visitor did and say whether that was
 * possible.
 */
export function useEnquiry(ref: RefObject<HTMLFormElement | null>, settings: EnquirySettings) {
  const [state, setState] = useState(initialState);
  const [{ session, storage }] = useState(() => {
    const formOf = () => ref.current as HTMLFormElement;
    const storage = tabStorage();
    const view = {
      read: () => contentOf(formOf()),
      show: (content: Parameters<typeof showContent>[1]) => showContent(formOf(), content),
    };
    return { storage, session: enquirySession(settings, view, storage, setState) };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    session.act({
      type: 'opened',
      content: contentOf(form),
      typed: typedNames(form),
      stored: storage.loadDraft(),
      askedKind: askedKind(location.search),
      sent: storage.loadSent(),
      made: storage.loadMadeResume(),
    });
    void findOrigin().then((origin) => session.act({ type: 'originFound', origin }));
  }, []);

  usePageReturn(() =>
    session.act({ type: 'returned', stored: storage.loadDraft(), askedKind: askedKind(location.search) }),
  );

  useResumeReading(state.step === 'reading' ? state.file : undefined, storage.holdResume, (resume) =>
    act({ type: 'resumeRead', resume }),
  );
  useLeavingPage(state.step === 'sent', {
    onLeave: () => act({ type: 'done' }),
    onOtherLanguage: storage.passSentOn,
  });

  function act(action: EnquiryAction): boolean {
    const before = kindOf(session.state());
    const isDone = session.act(action);
    const kind = kindOf(session.state());
    if (action.type === 'originLeftOut') replaceSearch('');
    else if (kind !== before) replaceSearch(searchFor(kind, location.search));
    return isDone;
  }

  /** Hands the enquiry over. A second press of an answer must neither send nor download again. */
  function answer(answer: Answer): boolean {
    const resume = 'resume' in state ? state.resume : undefined;
    if (!act({ type: 'answered', answer })) return false;
    if (answer === 'whatsapp' && resume && canDownload()) downloadFile(resume);
    // The pressed link must still be in the page when the browser follows it, which is after this event.
    setTimeout(() => act({ type: 'linkFollowed' }));
    return true;
  }

  /** What stands in the form now. */
  const read = () => contentOf(ref.current as HTMLFormElement);
  return { state, act, answer, read };
}

function replaceSearch(search: string): void {
  if (search === location.search) return;
  try {
    history.replaceState(history.state, '', location.pathname + search);
  } catch {
    // Safari throws after a hundred calls in ten seconds. A reload then asks for the mode of the old address.
  }
}
