import { defineAll } from '../ui/define-all.ts';
import { DeskTaskHistory } from './task-history.ts';
import { DeskTasks } from './tasks.ts';

defineAll({ 'desk-task-history': DeskTaskHistory, 'desk-tasks': DeskTasks });
