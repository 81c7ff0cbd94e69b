import 'service-chat';

// A page that changes its view without being loaded again: the chat is part of one view and not of the other.
const app = document.querySelector('#app');

function show(view: 'home' | 'rooms'): void {
  const other = document.createElement('button');
  other.textContent = view === 'home' ? 'Rooms' : 'Home';
  other.onclick = () => show(view === 'home' ? 'rooms' : 'home');
  app?.replaceChildren(other);
  if (view !== 'home') return;
  const chat = document.createElement('service-chat');
  chat.baseUrl = document.body.dataset['baseUrl'] ?? '';
  chat.propertyId = document.body.dataset['propertyId'] ?? '';
  chat.addEventListener('service-chat-message', ({ detail }) => {
    document.title = `${detail.author}: ${detail.text}`;
  });
  app?.append(chat);
}

show('home');
