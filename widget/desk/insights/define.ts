import { defineAll } from '../ui/define-all.ts';
import { DeskChart } from './chart.ts';
import { DeskInsights } from './insights.ts';

defineAll({ 'desk-chart': DeskChart, 'desk-insights': DeskInsights });
