import { msg } from '@lit/localize';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartDataset,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { controls } from '../ui/look/controls.ts';
import { formatNumber } from '../ui/words/format.ts';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

export interface Series {
  name: string;
  values: readonly number[];
}

/** The height of a horizontal bar. A chart with many names has horizontal bars, so that each name can be read. */
const BAR_PX = 30;
const COLORS = 6;
/** The point shapes of the series in the order of their colours, for readers who see no colours. */
const POINTS = ['circle', 'triangle', 'rectRot', 'rect', 'star', 'cross'] as const;
/** The dash patterns of lines, for systems that replace our colours. */
const DASHES: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [10, 3, 2, 3], [4, 2], [1, 4]];

/**
 * A chart with a table of its figures below, for people who cannot see it or want the numbers. Colours and fonts follow
 * the desk's tokens. In right-to-left languages the chart is mirrored.
 */
export class DeskChart extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        min-inline-size: 0;
      }
      .canvas {
        position: relative;
        min-inline-size: 0;
        block-size: var(--chart-height, 16rem);
      }
      summary {
        inline-size: fit-content;
        color: var(--ink-2);
        font-size: var(--text-s);
        cursor: pointer;
      }
      .scroll {
        max-block-size: 16rem;
        overflow: auto;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: var(--text-s);
      }
      th,
      td {
        padding: var(--space-1) var(--space-2);
        border-block-end: 1px solid var(--line);
        text-align: start;
      }
      td,
      thead th + th {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @property() label = '';
  @property() kind: 'line' | 'bar' | 'lying' = 'bar';
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) series: readonly Series[] = [];
  @query('canvas') private readonly canvas!: HTMLCanvasElement;
  #chart: Chart | null = null;
  #theme: MutationObserver | null = null;
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #forced = matchMedia('(forced-colors: active)');
  readonly #redraw = () => this.#draw();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#dark.addEventListener('change', this.#redraw);
    this.#forced.addEventListener('change', this.#redraw);
    const desk = document.querySelector('service-desk');
    this.#theme = new MutationObserver(this.#redraw);
    if (desk !== null) this.#theme.observe(desk, { attributeFilter: ['theme', 'dir', 'density'] });
    if (this.hasUpdated) this.#draw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#dark.removeEventListener('change', this.#redraw);
    this.#forced.removeEventListener('change', this.#redraw);
    this.#theme?.disconnect();
    this.#chart?.destroy();
    this.#chart = null;
  }

  override render(): TemplateResult {
    const shown = msg('Show as a table', { id: 'desk-chart-table' });
    return html`
      <div class="canvas"><canvas role="img" aria-label=${this.label}></canvas></div>
      <details>
        <summary>${shown}</summary>
        <div class="scroll" tabindex="0" role="region" aria-label=${this.label}>
          <table>
            <thead>
              <tr><th scope="col">${this.label}</th>${this.series.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
            </thead>
            <tbody>
              ${this.names.map((name, index) => html`<tr><th scope="row"><bdi>${name}</bdi></th>${this.series.map(({ values }) => html`<td>${formatNumber(values[index] ?? 0)}</td>`)}</tr>`)}
            </tbody>
          </table>
        </div>
      </details>
    `;
  }

  protected override updated(_changed: PropertyValues): void {
    this.#draw();
  }

  #draw(): void {
    if (!this.isConnected) return;
    const lying = this.kind === 'lying';
    if (lying) this.style.setProperty('--chart-height', `${Math.max(4, this.names.length) * BAR_PX + 40}px`);
    const colors = Array.from({ length: COLORS }, (_, index) => this.#colorOf(`--chart-${index + 1}`));
    const [ink, line] = [this.#colorOf('--ink-2'), this.#colorOf('--chart-line')];
    const rtl = getComputedStyle(this).direction === 'rtl';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const font = { family: getComputedStyle(this).fontFamily, size: 12 };
    const datasets: ChartDataset<'bar' | 'line', number[]>[] = this.series.map(({ name, values }, index) => ({
      label: name,
      data: [...values],
      borderColor: colors[index],
      backgroundColor: colors[index],
      borderWidth: this.kind === 'line' ? 2 : 0,
      borderRadius: 4,
      maxBarThickness: 28,
      pointStyle: POINTS[index % COLORS],
      pointRadius: this.names.length > 45 ? 0 : 3,
      borderDash: this.#forced.matches ? [...(DASHES[index % COLORS] ?? [])] : [],
      tension: 0.25,
    }));
    const value = {
      beginAtZero: true,
      grid: { color: line },
      border: { display: false },
      ticks: { color: ink, font, precision: 0 },
    };
    const name = {
      grid: { display: false },
      border: { color: line },
      ticks: { color: ink, font, maxRotation: 0, autoSkipPadding: 12 },
    };
    this.#chart?.destroy();
    this.#chart = new Chart(this.canvas, {
      type: this.kind === 'line' ? 'line' : 'bar',
      data: { labels: [...this.names], datasets },
      options: {
        animation: still ? false : { duration: 240 },
        indexAxis: lying ? 'y' : 'x',
        maintainAspectRatio: false,
        locale: document.documentElement.lang,
        scales: lying
          ? {
              x: { ...value, reverse: rtl },
              y: { ...name, position: rtl ? 'right' : 'left', ticks: { ...name.ticks, autoSkip: false } },
            }
          : { x: { ...name, reverse: rtl }, y: { ...value, position: rtl ? 'right' : 'left' } },
        plugins: {
          legend: {
            display: this.series.length > 1,
            rtl,
            position: 'bottom',
            labels: { color: ink, font, usePointStyle: true, boxWidth: 8, boxHeight: 8 },
          },
          tooltip: { rtl, mode: 'index', intersect: false },
        },
      },
    });
  }

  /** The computed colour of a token: the canvas knows neither CSS variables nor `light-dark()`. */
  #colorOf(token: string): string {
    const probe = document.createElement('i');
    probe.style.color = `var(${token})`;
    this.renderRoot.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }
}
