import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import { defineAll } from '../ui/define-all.ts';
import { DeskNewTask } from './new-task.ts';
import { DeskTaskCard } from './task-card.ts';
import { DeskTaskHistory } from './task-history.ts';
import { DeskTasks } from './tasks.ts';

defineAll({
  'desk-new-task': DeskNewTask,
  'desk-task-history': DeskTaskHistory,
  'desk-task-card': DeskTaskCard,
  'desk-tasks': DeskTasks,
});
