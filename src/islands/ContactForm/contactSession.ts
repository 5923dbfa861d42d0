import { askedKind, contactQuery } from '#enquiry/contactQuery.ts';
import { type Answers, enquiryKinds, textFields } from '#enquiry/enquiry.ts';
import { enquiryReducer } from '#enquiry/enquiryReducer.ts';
import {
  type EnquiryAction,
  type EnquiryDraft,
  type EnquiryState,
  initialState,
} from '#enquiry/enquiryState.ts';
import { draftOf, type EnquirySettings, isHandedOver } from '#enquiry/enquiryView.ts';
import { landingKinds, screenParts } from '#enquiry/landingKinds.ts';
import { originQuery } from '#enquiry/origin.ts';
import { fileFrom, type MadeResume, type StoredFile } from '#enquiry/resume.ts';
import { dialogChoices, type SentEnquiry } from '#enquiry/sentEnquiry.ts';
import { undoing } from '#enquiry/transitions/writing.ts';
import type { EarlyControls, EarlyInput } from '#form/earlyInput.ts';
import { formSession } from '#form/formSession.ts';
import { formStorage, type Tab, thisTab } from '#form/formStorage.ts';
import { fields, flag, maybe, oneOf, type Shape, text } from '#form/shape.ts';
import { madeResumeItem } from '../madeResume.ts';

const answers = fields(Object.fromEntries(textFields.map((field) => [field, maybe(text)])));

const madeTexts = fields({ name: text, phone: text, email: text });

const draftShape = fields({ kind: oneOf(enquiryKinds), answers });

const sentShape = fields({
  message: text,
  chatHref: (href) => typeof href === 'string' && href.startsWith('https://wa.me/'),
  choice: oneOf(dialogChoices),
  kind: oneOf(enquiryKinds),
  answers,
  made: maybe(madeTexts),
  origin: maybe(
    fields({ kind: oneOf([...Object.keys(landingKinds), ...screenParts]), slug: text, label: text }),
  ),
  resume: maybe(fields({ name: text, isRead: flag, isMade: maybe(flag) })),
}) satisfies Shape;

export function contactSession(settings: EnquirySettings, tab: Tab = thisTab) {
  const storage = formStorage(tab);
  const draft = storage.draft<EnquiryDraft>('enquiry-draft', draftShape);
  const sent = storage.entry<SentEnquiry>('sentEnquiry', sentShape);
  /** While the language link is followed, for the page that it leads to. */
  const sentOnItsWay = storage.item<SentEnquiry>('sent-enquiry', sentShape);
  /** The resume while the dialog is open: for the download, and for a page that is loaded again meanwhile. */
  const held = storage.item<StoredFile>('resume', fields({ name: text, dataUrl: text }));
  /** True for the page whose dialog it is: no other page takes it over. */
  const isHolding = storage.entry<boolean>('isHolding', flag);
  const made = madeResumeItem(storage);
  const search = () => tab.location().search;

  const session = formSession<EnquiryState, EnquiryAction>(
    initialState,
    enquiryReducer(settings),
    (state, before) => {
      draft.save(draftOf(state));
      sentOnItsWay.save(undefined);
      sent.save(isHandedOver(state) ? state.sent : undefined);
      const resume = heldResume(state);
      // A hand-off also ends what a frozen page holds for its dialog: nothing of an enquiry stays.
      if (resume !== heldResume(before) || state.step === 'leaving') {
        held.save(resume && { name: resume.name, dataUrl: resume.dataUrl });
        isHolding.save(resume && true);
      }
      if (madeResume(state) !== madeResume(before)) made.save(madeResume(state));
      storage.showQuery(contactQuery(search(), state.kind, state.origin));
    },
    undoing,
  );

  const found = () => ({ stored: draft.load(), askedKind: askedKind(search()), made: made.load() });

  return {
    ...session,
    open({ typed, restored }: EarlyInput) {
      const passedOn = sentOnItsWay.load();
      sentOnItsWay.save(undefined);
      const heldFile = isHolding.load() && held.load();
      held.save(undefined);
      isHolding.save(undefined);
      session.act({
        type: 'opened',
        typed: {
          kind: enquiryKinds.find((kind) => kind === typed['kind']?.value),
          texts: textsIn(typed),
          file: typed['resume']?.file,
        },
        restored: restored['resume']?.file,
        ...found(),
        sent: sent.load() ?? passedOn,
        held: heldFile ? fileFrom(heldFile) : undefined,
      });
    },
    /** The query that names the page that the enquiry is about: the address has none after a hand-off. */
    originSearch(): string {
      const origin = session.state().sent?.origin;
      return origin ? `?${originQuery(origin.kind, origin.slug)}` : search();
    },
    onReturn() {
      // The visitor stayed on this page after all, or came back to it.
      sentOnItsWay.save(undefined);
      session.act({ type: 'returned', ...found() });
    },
    /** Call it when the visitor follows the language link: the page there shows the panel too. */
    passSentOn: () => sentOnItsWay.save(sent.load()),
    /** The resume to download: as it is held, or from memory where the storage had no room for it. */
    resumeToSave(): File | undefined {
      const state = session.state();
      const inMemory = 'resume' in state ? state.resume : undefined;
      const stored = inMemory && held.load();
      return stored ? fileFrom(stored) : inMemory?.file;
    },
  };
}

const textsIn = (controls: EarlyControls): Answers =>
  Object.fromEntries(
    textFields.flatMap((field) => (controls[field] ? [[field, controls[field].value]] : [])),
  );

const heldResume = (state: EnquiryState): StoredFile | undefined =>
  state.step === 'choosing' ? state.resume : undefined;

/** After a hand-off nothing waits for the form any more. */
const madeResume = ({ step, made }: EnquiryState): MadeResume | undefined =>
  step === 'leaving' ? undefined : made;
