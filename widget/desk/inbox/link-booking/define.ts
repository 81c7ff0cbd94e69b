import { defineAll } from '../../ui/define-all.ts';
import { DeskLinkBooking } from './link-booking.ts';

defineAll({ 'desk-link-booking': DeskLinkBooking });
