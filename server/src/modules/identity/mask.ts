/** 'a•••@example.com' */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••');
/** '+91 ••••••3210' */
export const maskNumber = (mobileNo: string): string => `+91 ••••••${mobileNo.slice(-4)}`;
