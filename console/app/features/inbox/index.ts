export { AssigneeSelect } from './assignee-select.tsx';
export { InboxFrame } from './inbox-frame.tsx';
export { useFilteredPage } from './use-filtered-page.ts';
export { AssignedFilter, OverdueFilter } from './work-filters.tsx';
