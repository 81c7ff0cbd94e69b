import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import { defineAll } from '../ui/define-all.ts';
import { DeskNewTask } from './new-task.ts';
import { DeskRecurring } from './recurring.ts';
import { DeskTaskCard } from './task-card.ts';
import { DeskTaskChecklist } from './task-checklist.ts';
import { DeskTaskDetail } from './task-detail.ts';
import { DeskTaskHistory } from './task-history.ts';
import { DeskTaskThread } from './task-thread.ts';
import { DeskTasks } from './tasks.ts';

defineAll({
  'desk-new-task': DeskNewTask,
  'desk-task-history': DeskTaskHistory,
  'desk-task-card': DeskTaskCard,
  'desk-task-checklist': DeskTaskChecklist,
  'desk-task-thread': DeskTaskThread,
  'desk-task-detail': DeskTaskDetail,
  'desk-recurring': DeskRecurring,
  'desk-tasks': DeskTasks,
});
