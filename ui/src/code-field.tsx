import clsx from 'clsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type CodeFieldProps = Omit<TextFieldProps, 'size'> & {
  /** `lg`: typed by somebody who stands at a door. */
  size?: 'md' | 'lg';
};

/**
 * Field of a code from a message, an app or a slip: one input, so that it is pasted whole, and a phone fills
 * in a one-time code from the message.
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
