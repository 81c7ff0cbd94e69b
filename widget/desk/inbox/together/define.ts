import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import { DeskNewTask } from '../../tasks/new-task.ts';
import { defineAll } from '../../ui/define-all.ts';
import { DeskAssign } from '../assign.ts';
import { DeskListFilters } from '../list-filters.ts';
import { DeskBulkBar } from './bulk-bar.ts';
import { DeskCarryOn } from './carry-on.ts';
import { DeskForward } from './forward.ts';
import { DeskMerge } from './merge.ts';
import { DeskMerged } from './merged.ts';
import { DeskSavedViews } from './saved-views.ts';

defineAll({
  'desk-assign': DeskAssign,
  'desk-list-filters': DeskListFilters,
  'desk-new-task': DeskNewTask,
  'desk-carry-on': DeskCarryOn,
  'desk-bulk-bar': DeskBulkBar,
  'desk-forward': DeskForward,
  'desk-merge': DeskMerge,
  'desk-merged': DeskMerged,
  'desk-saved-views': DeskSavedViews,
});
