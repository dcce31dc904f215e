export { type CategoryView, paths } from '@sabuja/contract/rules/page-paths';
