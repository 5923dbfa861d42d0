import { type HomeMessage, homeFields } from './homeMessage.ts';
import { noProblems, type ProblemReport, recheck } from './problemReport.ts';
import { homeProblems } from './validation.ts';

/** The home page's message form (specification 9.1): loading -> idle -> sending -> sent, or idle again. */
export type HomeState = {
  phase: 'loading' | 'idle' | 'sending' | 'sent';
  message: HomeMessage;
  report: ProblemReport<keyof HomeMessage>;
  /** True when the last message could not be delivered. */
  failed: boolean;
};

/** What a visitor does, and what becomes of their message. */
export type HomeAction =
  /** `opened`: the form is hydrated, or shown again as it was left (back/forward cache). */
  | { type: 'opened' | 'wrote' | 'submitted'; message: HomeMessage }
  /** `handedOver`: it is in a chat, where only the visitor can send it. */
  | { type: 'delivered' | 'handedOver' | 'failed' };

const nothing: HomeMessage = { name: '', email: '', message: '' };

export const initialHomeState: HomeState = {
  phase: 'loading',
  message: nothing,
  report: noProblems,
  failed: false,
};

/** The state after an action. An action that the present phase does not allow changes nothing, and returns the same object. */
export function homeReducer(state: HomeState, action: HomeAction): HomeState {
  const { phase, report } = state;
  switch (action.type) {
    case 'opened':
      return phase === 'loading' || phase === 'idle'
        ? { ...state, phase: 'idle', message: action.message }
        : state;
    case 'wrote': {
      const wrong = homeProblems(action.message).map(({ field }) => field);
      return { ...state, message: action.message, report: recheck(report, homeFields, wrong) };
    }
    case 'submitted': {
      if (phase !== 'idle') return state;
      const problems = homeProblems(action.message);
      const next = { message: action.message, report: { problems, corrected: [] }, failed: false };
      return { ...next, phase: problems.length > 0 ? 'idle' : 'sending' };
    }
    default:
      if (phase !== 'sending') return state;
      if (action.type === 'delivered') return { ...state, phase: 'sent' };
      return { ...state, phase: 'idle', failed: action.type === 'failed' };
  }
}
