import fc from 'fast-check';

// One counterexample is enough to notice a change. The search for the smallest takes most of the time of a run.
fc.configureGlobal({ endOnFailure: true });
