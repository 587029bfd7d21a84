import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { formatNumber, formatPlainDay, isWeekend } from '../lists/format.ts'
import { labeledDays, niceScale } from './scale.ts'
import { tPlot } from './messages.ts'
import './plots.css'

export interface DayValues {
  /** YYYY-MM-DD. */
  day: string
  upper: number
  lower: number
  /** The previous period, as a tick on the upper bar. */
  previous?: number
}

interface BandsProps {
  days: readonly DayValues[]
  upperName: string
  lowerName: string
  previousName?: string
  /** Accessible name of the plot. */
  label: string
}

interface Frame {
  width: number
  left: number
  right: number
  upperTop: number
  upperBase: number
  lowerTop: number
  lowerBase: number
  height: number
  labels: number
}

const WIDE: Frame = {
  width: 740,
  left: 30,
  right: 734,
  upperTop: 37,
  upperBase: 204,
  lowerTop: 246,
  lowerBase: 332,
  height: 354,
  labels: 8,
}
const NARROW: Frame = {
  width: 300,
  left: 30,
  right: 294,
  upperTop: 26,
  upperBase: 136,
  lowerTop: 170,
  lowerBase: 230,
  height: 254,
  labels: 4,
}

/**
 * Two measures by day in two bands over one time axis, with one cursor. Narrow screens get a
 * separate drawing.
 */
export function DayBands(props: BandsProps) {
  const [at, setAt] = useState<number | null>(null)
  const shown = at ?? lastWithValues(props.days)
  return (
    <figure className="plot-figure">
      <Bands {...props} frame={WIDE} shown={shown} onShow={setAt} className="plot plot-w" />
      <Bands {...props} frame={NARROW} shown={shown} onShow={setAt} className="plot plot-n" />
    </figure>
  )
}

function lastWithValues(days: readonly DayValues[]): number {
  const found = days.findLastIndex((day) => day.upper > 0 || day.lower > 0)
  return found < 0 ? days.length - 1 : found
}

type Plot = ReturnType<typeof plotOf>

/** Positions of the days' values in the frame. */
function plotOf(days: readonly DayValues[], frame: Frame) {
  const { left, right, upperTop, upperBase, lowerTop, lowerBase } = frame
  const slot = (right - left) / Math.max(1, days.length)
  const center = (index: number) => left + slot * (index + 0.5)
  const upper = niceScale(Math.max(0, ...days.map((day) => Math.max(day.upper, day.previous ?? 0))))
  const lower = niceScale(Math.max(0, ...days.map((day) => day.lower)))
  const upperY = (value: number) => upperBase - (value / upper.top) * (upperBase - upperTop)
  const lowerY = (value: number) => lowerBase - (value / lower.top) * (lowerBase - lowerTop)
  const bar = Math.min(30, Math.max(1.5, slot * 0.63))
  return { slot, center, upper, lower, upperY, lowerY, bar }
}

/** The plot itself, as a slider over the days. */
function Bands({
  days,
  upperName,
  lowerName,
  previousName,
  label,
  frame,
  shown,
  onShow,
  className,
}: BandsProps & {
  frame: Frame
  shown: number
  onShow: (day: number | null) => void
  className: string
}) {
  const svg = useRef<SVGSVGElement>(null)
  const { left, right, upperTop, upperBase, lowerBase, width, height } = frame
  const plot = plotOf(days, frame)
  const { slot, center } = plot
  const onPointerMove = (event: PointerEvent) => {
    const box = svg.current!.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * width
    onShow(Math.min(days.length - 1, Math.max(0, Math.floor((x - left) / slot))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: days.length - 1 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    onShow(Math.min(days.length - 1, Math.max(0, to)))
  }
  const day = days[shown]
  const reading = day
    ? `${formatPlainDay(day.day, { weekday: true })}: ${formatNumber(day.upper)}`
    : ''
  return (
    <svg
      ref={svg}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="slider"
      tabIndex={0}
      aria-label={`${label}. ${tPlot('plot.keys')}`}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, days.length - 1)}
      aria-valuenow={shown}
      aria-valuetext={day ? `${reading} ${upperName}, ${formatNumber(day.lower)} ${lowerName}` : ''}
      onPointerMove={onPointerMove}
      onPointerLeave={() => onShow(null)}
      onKeyDown={onKeyDown}
    >
      <Weekends days={days} frame={frame} slot={slot} />
      <Grid frame={frame} step={plot.upper.step} y={plot.upperY} />
      <Grid frame={frame} step={plot.lower.step} y={plot.lowerY} />
      {days.map((dayValues, index) => (
        <DayBars
          key={dayValues.day}
          day={dayValues}
          x={center(index)}
          on={index === shown}
          plot={plot}
          frame={frame}
        />
      ))}
      <line className="base" x1={left} x2={right} y1={upperBase} y2={upperBase} />
      <line className="base" x1={left} x2={right} y1={lowerBase} y2={lowerBase} />
      {day ? (
        <line
          className="cur"
          x1={center(shown)}
          x2={center(shown)}
          y1={upperTop - 4}
          y2={lowerBase}
        />
      ) : null}
      <BandNames upper={upperName} lower={lowerName} previous={previousName} frame={frame} />
      {day ? (
        <Reading frame={frame} x={center(shown)} upper={reading} lower={formatNumber(day.lower)} />
      ) : null}
      <DayLabels days={days} frame={frame} plot={plot} />
    </svg>
  )
}

interface DaysProps {
  days: readonly DayValues[]
  frame: Frame
}

/** Weekends, shaded behind both bands. */
function Weekends({ days, frame, slot }: DaysProps & { slot: number }) {
  const { left, upperTop, lowerBase } = frame
  return (
    <>
      {days.map((day, index) =>
        isWeekend(day.day) ? (
          <rect
            key={day.day}
            className="wk"
            x={left + slot * index}
            y={upperTop - 12}
            width={slot}
            height={lowerBase - upperTop + 12}
          />
        ) : null,
      )}
    </>
  )
}

interface DayBarsProps {
  day: DayValues
  x: number
  /** True for the day under the cursor. */
  on: boolean
  plot: Plot
  frame: Frame
}

/** The bars of one day in both bands, with the tick of the previous period. */
function DayBars({ day, x, on, plot: { bar, upperY, lowerY }, frame }: DayBarsProps) {
  const { upperBase, lowerBase } = frame
  return (
    <g>
      {day.upper > 0 ? (
        <rect
          className={on ? 'b1 on' : 'b1'}
          x={x - bar / 2}
          y={upperY(day.upper)}
          width={bar}
          height={upperBase - upperY(day.upper)}
          rx={Math.min(1.5, bar / 3)}
        />
      ) : null}
      {day.lower > 0 ? (
        <rect
          className="b2"
          x={x - bar / 2}
          y={lowerY(day.lower)}
          width={bar}
          height={lowerBase - lowerY(day.lower)}
          rx={Math.min(1.5, bar / 3)}
        />
      ) : null}
      {day.previous ? <Tick x={x} y={upperY(day.previous)} half={bar / 2 + 1} /> : null}
    </g>
  )
}

interface BandNamesProps {
  upper: string
  lower: string
  previous: string | undefined
  frame: Frame
}

/** The names of the measures, each above its band. */
function BandNames({ upper, lower, previous, frame }: BandNamesProps) {
  return (
    <>
      <text className="lab" x={frame.left} y={12}>
        {upper}
        {previous ? (
          <>
            <tspan className="plot-previous" dx={8}>
              –
            </tspan>
            <tspan className="plot-aside" dx={4}>
              {previous}
            </tspan>
          </>
        ) : null}
      </text>
      <text className="lab" x={frame.left} y={frame.lowerTop - 12}>
        {lower}
      </text>
    </>
  )
}

/** As many date labels as fit below the axis. */
function DayLabels({ days, frame, plot: { slot, center } }: DaysProps & { plot: Plot }) {
  return (
    <>
      {labeledDays(days.length, frame.labels).map((index) => (
        <text
          key={index}
          x={center(index)}
          y={frame.height - 4}
          textAnchor={index === 0 && slot < 30 ? 'start' : 'middle'}
        >
          {formatPlainDay(days[index]!.day)}
        </text>
      ))}
    </>
  )
}

function Grid({ frame, step, y }: { frame: Frame; step: number; y: (value: number) => number }) {
  return (
    <>
      {[step, step * 2].map((value) => (
        <g key={value}>
          <line className="grid" x1={frame.left} x2={frame.right} y1={y(value)} y2={y(value)} />
          <text x={frame.left - 6} y={y(value) + 4} textAnchor="end">
            {value >= 10_000
              ? tPlot('plot.thousands', { number: formatNumber(value / 1000) })
              : formatNumber(value)}
          </text>
        </g>
      ))}
    </>
  )
}

function Tick({ x, y, half }: { x: number; y: number; half: number }) {
  return (
    <>
      <line className="plot-halo" x1={x - half} x2={x + half} y1={y} y2={y} />
      <line className="plot-tick" x1={x - half} x2={x + half} y1={y} y2={y} />
    </>
  )
}

/** The values at the cursor, kept clear of the names on the left. */
function Reading({
  frame,
  x,
  upper,
  lower,
}: {
  frame: Frame
  x: number
  upper: string
  lower: string
}) {
  const isFarLeft = x < frame.left + frame.width * 0.5
  const at = isFarLeft ? frame.right : Math.min(x, frame.right)
  return (
    <>
      <text
        className="lab"
        x={at}
        y={12}
        textAnchor={isFarLeft || x > frame.right - 70 ? 'end' : 'middle'}
      >
        {upper}
      </text>
      <text
        className="lab"
        x={isFarLeft ? frame.right : x - 8}
        y={frame.lowerTop - 12}
        textAnchor="end"
      >
        {lower}
      </text>
    </>
  )
}
