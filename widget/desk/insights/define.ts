import { defineAll } from '../ui/define-all.ts';
import { DeskChart } from './chart.ts';
import { DeskInsights } from './insights.ts';
import { DeskOutcomeTable } from './outcome-table.ts';

defineAll({ 'desk-chart': DeskChart, 'desk-insights': DeskInsights, 'desk-outcome-table': DeskOutcomeTable });
