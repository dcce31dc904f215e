import type { StaffCategory } from '@sabuja/contract';

/** What is edited: a category, or a new one under a parent (null: of the first level). */
export type Edited = { category: StaffCategory } | { parentId: number | null };
