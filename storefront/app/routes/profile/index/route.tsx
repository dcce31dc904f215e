import { redirect } from 'react-router';
import { paths } from '../../../lib/paths.ts';

export const loader = () => redirect(paths.profileInfo());
export const clientLoader = () => redirect(paths.profileInfo());

export default () => null;
