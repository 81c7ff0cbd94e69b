import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'service-chat/react';

const { baseUrl, propertyId } = document.body.dataset;

function App() {
  const [view, show] = useState<'home' | 'rooms'>('home');
  return (
    <>
      <button type="button" onClick={() => show(view === 'home' ? 'rooms' : 'home')}>
        {view === 'home' ? 'Rooms' : 'Home'}
      </button>
      {view === 'home' && (
        <service-chat
          base-url={baseUrl}
          property-id={propertyId}
          theme="light"
          onservice-chat-message={({ detail }) => {
            document.title = `${detail.author}: ${detail.text}`;
          }}
        />
      )}
    </>
  );
}

const root = document.querySelector('#app');
if (root !== null) createRoot(root).render(<App />);
