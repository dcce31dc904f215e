export { AssigneeSelect } from './assignee-select.tsx';
export { InboxFrame } from './inbox-frame.tsx';
export { AssignedFilter, OverdueFilter } from './work-filters.tsx';
