export { ProofOfWorkHost } from './proof-of-work-host.tsx';
