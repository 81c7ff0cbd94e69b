import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { MessageDetail } from 'service-chat';
import 'service-chat';

@Component({
  selector: 'hotel-app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="change()">{{ view() === 'home' ? 'Rooms' : 'Home' }}</button>
    @if (view() === 'home') {
      <service-chat
        [attr.base-url]="baseUrl"
        [attr.property-id]="propertyId"
        (service-chat-message)="tell($event)"
      ></service-chat>
    }
  `,
})
class HotelApp {
  readonly baseUrl = document.body.dataset['baseUrl'];
  readonly propertyId = document.body.dataset['propertyId'];
  readonly view = signal<'home' | 'rooms'>('home');

  change(): void {
    this.view.update((view) => (view === 'home' ? 'rooms' : 'home'));
  }

  tell({ detail }: CustomEvent<MessageDetail>): void {
    document.title = `${detail.author}: ${detail.text}`;
  }
}

document.querySelector('#app')?.append(document.createElement('hotel-app'));
void bootstrapApplication(HotelApp, { providers: [provideZonelessChangeDetection()] });
