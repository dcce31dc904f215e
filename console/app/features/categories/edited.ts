import type { StaffCategory } from '@sabuja/contract';

/** The category being edited, or the parent of a new one (null: a new category of the first level). */
export type Edited = { category: StaffCategory } | { parentId: number | null };
