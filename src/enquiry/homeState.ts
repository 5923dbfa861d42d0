import { type HomeMessage, homeFields } from './homeMessage.ts';
import { noProblems, type ProblemReport, recheck, submitReport } from './problemReport.ts';
import { homeProblems } from './validation.ts';

/** The home page's message form (specification 9.1): loading -> idle -> sending -> idle. */
export type HomeState = {
  phase: 'loading' | 'idle' | 'sending';
  message: HomeMessage;
  /** The message that is being sent or was sent last. What was written since is not in it. */
  submitted?: HomeMessage | undefined;
  /** What has become of `submitted`. `handedOver`: it is in a chat, where only the visitor can send it. */
  outcome?: 'delivered' | 'handedOver' | 'failed' | undefined;
  report: ProblemReport<keyof HomeMessage>;
};

export type HomeAction =
  /** Also when it is shown again as it was left (back/forward cache). `handedOver` was handed to WhatsApp from here. */
  | { type: 'opened'; message: HomeMessage; handedOver?: HomeMessage | undefined }
  | { type: 'wrote'; field: keyof HomeMessage; text: string }
  | { type: 'submitted' }
  | { type: 'delivered' | 'handedOver' | 'failed' };

export const emptyMessage: HomeMessage = { name: '', email: '', message: '' };

export const initialHomeState: HomeState = { phase: 'loading', message: emptyMessage, report: noProblems };

/** True while what stands in the form is exactly what was delivered or handed over. */
export const isSubmitted = ({ message, submitted, outcome }: HomeState): boolean =>
  outcome !== undefined &&
  outcome !== 'failed' &&
  homeFields.every((field) => submitted?.[field] === message[field]);

/** The state after an action. An action that the present phase does not allow changes nothing, and returns the same object. */
export function homeReducer(state: HomeState, action: HomeAction): HomeState {
  const { phase, message, report } = state;
  switch (action.type) {
    case 'opened':
      return {
        ...state,
        phase: phase === 'sending' ? 'sending' : 'idle',
        message: action.message,
        ...(action.handedOver && { submitted: action.handedOver, outcome: 'handedOver' }),
      };
    case 'wrote': {
      if (phase === 'loading') return state;
      const next = { ...message, [action.field]: action.text };
      const wrong = homeProblems(next).map(({ field }) => field);
      return { ...state, message: next, report: recheck(report, homeFields, wrong) };
    }
    case 'submitted': {
      if (phase !== 'idle' || (state.outcome === 'delivered' && isSubmitted(state))) return state;
      const problems = homeProblems(message);
      const next = { ...state, report: submitReport(report, problems), outcome: undefined };
      return problems.length > 0 ? next : { ...next, phase: 'sending', submitted: message };
    }
    default:
      return phase === 'sending' ? { ...state, phase: 'idle', outcome: action.type } : state;
  }
}
