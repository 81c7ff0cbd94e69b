import { describe, expect, it } from 'vitest';
import { readFaqs } from '../../../bff/faq-import/read-faqs.ts';
import type { FaqImportFormat } from '../../../shared/api/house/faq-import.ts';

const POOL = { question: 'Is there a pool?', answer: 'Yes, on the roof.' };
const DOG = { question: 'Can I bring my dog?', answer: 'Yes, for 15 € per night.' };

function readQuestions(format: FaqImportFormat, content: string) {
  return readFaqs(format, content, []).faqs.map(({ question, answer }) => ({ question, answer }));
}

describe('a table', () => {
  it.each([
    ['with commas', `question,answer\n"${POOL.question}","${POOL.answer}"\n${DOG.question},"${DOG.answer}"`],
    [
      'with semicolons and a byte order mark',
      `\uFEFFFrage;Antwort\n${POOL.question};${POOL.answer}\n${DOG.question};${DOG.answer}`,
    ],
    [
      'with tabs and Windows line ends',
      `Answer\tQuestion\r\n${POOL.answer}\t${POOL.question}\r\n${DOG.answer}\t${DOG.question}\r\n`,
    ],
    ['without a heading', `"${POOL.question}","${POOL.answer}"\n"${DOG.question}","${DOG.answer}"`],
    [
      'with more columns',
      `id,category,question,answer\n1,spa,${POOL.question},"${POOL.answer}"\n2,pets,${DOG.question},"${DOG.answer}"`,
    ],
  ])('is read %s', (_, content) => {
    expect(readQuestions('csv', content)).toEqual([POOL, DOG]);
  });

  it('keeps line breaks and quotes within a cell', () => {
    expect(readQuestions('csv', 'question,answer\n"Where?","Left.\nThen ""right""."')[0]?.answer).toBe(
      'Left.\nThen "right".',
    );
  });

  it('that cannot be parsed gives an error with the position', () => {
    expect(() => readFaqs('csv', 'question,answer\n"open', [])).toThrow(/could not be read/);
  });
});

describe('JSON', () => {
  it.each([
    ['a list', [POOL, DOG]],
    ['a list below faqs', { faqs: [POOL, DOG] }],
    [
      'a list with short names',
      [
        { q: POOL.question, a: POOL.answer },
        { q: DOG.question, a: DOG.answer },
      ],
    ],
  ])('is read as %s', (_, value) => {
    expect(readQuestions('json', JSON.stringify(value))).toEqual([POOL, DOG]);
  });

  it.each(['{', '{"a":1}', '"text"'])('with another shape is refused: %s', (content) => {
    expect(() => readFaqs('json', content, [])).toThrow(/JSON/);
  });

  it('names the invalid entries', () => {
    const { faqs, skipped } = readFaqs('json', JSON.stringify([POOL, { question: 'Why?' }, 7]), []);
    expect(faqs).toHaveLength(1);
    expect(skipped.map(({ where }) => where)).toEqual(['entry 2', 'entry 3']);
  });
});

describe('running text', () => {
  it.each([
    ['questions with their answers below', `${POOL.question}\n${POOL.answer}\n\n${DOG.question}\n${DOG.answer}\n`],
    ['Q and A marks', `Q: ${POOL.question}\nA: ${POOL.answer}\nQ: ${DOG.question}\nA: ${DOG.answer}`],
    ['numbers and bold print', `1. **${POOL.question}**\n${POOL.answer}\n2. **${DOG.question}**\n${DOG.answer}`],
  ])('is read with %s', (_, content) => {
    expect(readQuestions('text', content)).toEqual([POOL, DOG]);
  });

  it.each([
    ['Japanese', 'プールはありますか？\n屋上にございます。'],
    ['Arabic', 'هل يوجد مسبح؟\nنعم، على السطح.'],
    ['Greek', 'Υπάρχει πισίνα;\nΝαι, στην ταράτσα.'],
  ])('is read in %s', (_, content) => {
    expect(readQuestions('text', content)).toHaveLength(1);
  });
});

describe('an HTML page', () => {
  it.each([
    [
      'headings',
      `<h1>FAQ</h1><h2>${POOL.question}</h2><p>Yes, <b>on the roof</b>.</p><h2>${DOG.question}</h2><div><p>${DOG.answer}</p></div>`,
    ],
    [
      'folded entries',
      `<details><summary>${POOL.question}</summary>${POOL.answer}</details><details><summary>${DOG.question}</summary><p>${DOG.answer}</p></details>`,
    ],
    [
      'a list of terms',
      `<dl><dt>${POOL.question}</dt><dd>${POOL.answer}</dd><dt>${DOG.question}</dt><dd>${DOG.answer}</dd></dl>`,
    ],
    ['plain paragraphs', `<p>${POOL.question}</p><p>${POOL.answer}</p><p>${DOG.question}</p><p>${DOG.answer}</p>`],
  ])('is read with %s', (_, content) => {
    expect(
      readQuestions(
        'html',
        `<html><head><style>p{}</style></head><body><nav><h2>Menu?</h2>x</nav>${content}<script>alert(1)</script></body></html>`,
      ),
    ).toEqual([POOL, DOG]);
  });

  it('is read from its structured data for search engines, if there is any', () => {
    const data = {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: POOL.question,
              acceptedAnswer: { '@type': 'Answer', text: '<p>Yes, on the <i>roof</i>.</p>' },
            },
          ],
        },
      ],
    };
    const page = `<script type="application/ld+json">${JSON.stringify(data)}</script><h2>Other?</h2><p>Text</p>`;
    expect(readQuestions('html', page)).toEqual([POOL]);
  });
});

describe('an import of any format', () => {
  it('reports an existing entry as replaced', () => {
    const present = [{ id: 'faq_1', question: 'is there a POOL', answer: 'No.' }];
    expect(readFaqs('csv', `q,a\n${POOL.question},${POOL.answer}`, present).faqs[0]?.replaces).toBe('faq_1');
  });

  it('reports skipped entries and the reasons', () => {
    const rows = ['q,a', ',No question', 'No answer?,', `Long?,${'x'.repeat(4_001)}`, 'Twice?,Yes', 'twice,Yes'];
    expect(readFaqs('csv', rows.join('\n'), []).skipped.map(({ where, reason }) => [where, reason])).toEqual([
      ['row 2', 'no_question'],
      ['row 3', 'no_answer'],
      ['row 4', 'too_long'],
      ['row 6', 'twice'],
    ]);
  });

  it('does not crash on a page that nests without end', () => {
    expect(() => readQuestions('html', '<div>'.repeat(300_000))).toThrow(/nests too deep/);
  });
});
