import { type RefObject, useEffect, useState } from 'react';
import { askedKind, searchFor } from '#enquiry/askedKind.ts';
import { type EnquiryAction, initialState } from '#enquiry/enquiryState.ts';
import { type EnquirySettings, kindOf } from '#enquiry/enquiryView.ts';
import { tabStorage } from '../tabStorage.ts';
import { typedNames } from '../typedBeforeHydration.tsx';
import { usePageReturn } from '../usePageReturn.ts';
import { enquirySession } from './enquirySession.ts';
import { findOrigin } from './findOrigin.ts';
import { contentOf, showContent } from './formElement.ts';

/** The enquiry of this page: its state, and `act`, which does what the visitor did and says whether that was possible. */
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
    });
    void findOrigin().then((origin) => session.act({ type: 'originFound', origin }));
  }, []);

  usePageReturn(() =>
    session.act({ type: 'returned', stored: storage.loadDraft(), askedKind: askedKind(location.search) }),
  );

  function act(action: EnquiryAction): boolean {
    const before = kindOf(session.state());
    const isDone = session.act(action);
    const kind = kindOf(session.state());
    if (action.type === 'originLeftOut') replaceSearch('');
    else if (kind !== before) replaceSearch(searchFor(kind, location.search));
    return isDone;
  }
  /** What stands in the form now. */
  const read = () => contentOf(ref.current as HTMLFormElement);
  return { state, act, read };
}

function replaceSearch(search: string): void {
  if (search === location.search) return;
  try {
    history.replaceState(history.state, '', location.pathname + search);
  } catch {
    // Safari throws after a hundred calls in ten seconds. A reload then asks for the mode of the old address.
  }
}
