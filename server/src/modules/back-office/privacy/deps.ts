import type { IdentityDeps } from '../../identity/index.ts';
import type { BackOfficeDeps } from '../deps.ts';

export type PrivacyDeps = BackOfficeDeps & { identity: IdentityDeps };
