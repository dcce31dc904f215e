import { useLingui } from '@lingui/react/macro';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { dropSession, refreshSession } from '../session/index.ts';

/** `pin` asks for the PIN; after a start PIN, `new` and `repeat` ask twice for a new one. */
type Step = 'pin' | 'new' | 'repeat';

/** State of a sign-in by PIN: the current step, and what was typed. */
export function usePinSignIn(member: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('pin');
  const [value, setValue] = useState('');
  const [pin, setPin] = useState('');
  const [newPin, setNewPin] = useState('');
  const [isDifferent, setIsDifferent] = useState(false);
  const goTo = (next: Step) => {
    setStep(next);
    setValue('');
  };
  const signIn = useMutation({
    mutationFn: async (body: { member: string; pin: string; new_pin?: string }) => {
      await api('POST /api/v1/staff/pin-sign-in', { body });
      // Drops the data that was loaded for the previous person.
      await dropSession();
      await refreshSession();
    },
    onSuccess: () => navigate(paths.home, { replace: true }),
    onError: (error) => {
      const code = problemOf(error)?.code;
      goTo(code === 'NEW_PIN_NEEDED' || code === 'WEAK_PIN' ? 'new' : 'pin');
    },
  });
  const complete = (typed: string) => {
    setIsDifferent(false);
    if (step === 'pin') {
      setPin(typed);
      signIn.mutate({ member, pin: typed });
    } else if (step === 'new') {
      setNewPin(typed);
      signIn.reset();
      goTo('repeat');
    } else if (typed === newPin) {
      signIn.mutate({ member, pin, new_pin: typed });
    } else {
      setIsDifferent(true);
      goTo('new');
    }
  };
  const isAsked = problemOf(signIn.error)?.code === 'NEW_PIN_NEEDED';
  return {
    step,
    value,
    setValue,
    complete,
    isPending: signIn.isPending,
    error: isAsked ? null : signIn.error,
    mismatch: isDifferent ? t`The two PINs differ. Please choose again.` : undefined,
  };
}
