import clsx from 'clsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type CodeFieldProps = Omit<TextFieldProps, 'size'> & {
  /** `lg`: for codes typed while standing at a door. */
  size?: 'md' | 'lg';
};

/**
 * Field for a code from a message, an app or a slip: one input, so that the whole code can be pasted, and a phone can
 * fill in a one-time code from the message.
 */
export const CodeField = ({ size = 'md', className, ...rest }: CodeFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="off"
    spellCheck={false}
    {...rest}
    className={clsx(
      'tabular tracking-code placeholder:tracking-normal',
      size === 'lg' ? 'min-h-16 text-center text-display font-extrabold' : 'text-title',
      className,
    )}
  />
);
