import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';

type ChartBar = { name: string; [series: string]: string | number };
export type ChartSeries = { key: string; label: string; fill: string };

type Props = {
  /** The chart's title for screen readers; the table beside the chart has the numbers. */
  label: string;
  bars: readonly ChartBar[];
  series: readonly ChartSeries[];
  /** 'days': vertical bars from left to right. 'names': horizontal bars, each beside its name. */
  layout?: 'days' | 'names';
  /** Stacks the series, because they add up to a whole. */
  isStacked?: boolean;
  format: (value: number) => string;
  formatAxis: (value: number) => string;
};

const tick = { fill: 'var(--muted)', fontSize: 12 };
const HEIGHT = 260;
const BAR_HEIGHT = 34;
const NAME_WIDTH = 150;

/** An SVG bar chart; the arrow keys move from bar to bar. */
export function FigureChart(props: Props) {
  const { label, bars, series, layout = 'days', isStacked = false, format, formatAxis } = props;
  const isByDay = layout === 'days';
  const value = {
    type: 'number',
    tick,
    tickFormatter: formatAxis,
    stroke: 'var(--line)',
    allowDecimals: false,
  } as const;
  const name = { type: 'category', dataKey: 'name', tick, stroke: 'var(--line)' } as const;
  return (
    <ResponsiveContainer
      width="100%"
      height={isByDay ? HEIGHT : bars.length * BAR_HEIGHT + 2 * BAR_HEIGHT}
    >
      <BarChart
        data={[...bars]}
        layout={isByDay ? 'horizontal' : 'vertical'}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        title={label}
        accessibilityLayer
      >
        <CartesianGrid stroke="var(--line)" vertical={!isByDay} horizontal={isByDay} />
        {isByDay ? (
          <>
            <XAxis {...name} minTickGap={16} />
            <YAxis {...value} width={64} />
          </>
        ) : (
          <>
            <XAxis {...value} />
            <YAxis {...name} width={NAME_WIDTH} />
          </>
        )}
        <Tooltip
          cursor={{ fill: 'var(--sunk)' }}
          content={(props) => <Hint {...props} series={series} format={format} />}
        />
        {series.map(({ key, label: seriesLabel, fill }) => (
          <Bar
            key={key}
            dataKey={key}
            name={seriesLabel}
            fill={fill}
            {...(isStacked && { stackId: 'all' })}
            maxBarSize={40}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

type HintProps = Pick<TooltipContentProps<number, string>, 'active' | 'payload'> & {
  series: readonly ChartSeries[];
  format: (value: number) => string;
};

function Hint({ active, payload, series, format }: HintProps) {
  const bar = payload?.[0]?.payload as ChartBar | undefined;
  if (!active || !bar) return null;
  return (
    <div className="rounded-control border border-line bg-surface px-3 py-2 text-sm text-ink shadow-float">
      <p className="font-semibold">{bar.name}</p>
      {series.map(({ key, label }) => (
        <p key={key} className="tabular">
          {label}: {format(Number(bar[key] ?? 0))}
        </p>
      ))}
    </div>
  );
}
