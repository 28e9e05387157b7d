import { never } from '@worksheet/core'
import type { Mark } from '../content/block.ts'
import type { Painter } from './painter.ts'
import type { PenState } from './pen-state.ts'

type Path = Extract<Mark, { kind: 'path' }>

/** Finer than any printer, and half as long in the file. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100

export function paintPath(painter: Painter, pen: PenState, path: Path, x: number, y: number): void {
  const { stroke, fill } = path
  const isDashed = stroke !== null && stroke.dash !== 'solid'
  if (fill) pen.fill(fill)
  if (stroke) pen.stroke(stroke.color, stroke.width)
  if (isDashed) {
    painter.save()
    if (stroke.dash === 'dotted') painter.lineCap('round').dash(0.01, { space: 2.2 * stroke.width })
    else painter.dash(4 * stroke.width, { space: 3 * stroke.width })
  }
  trace(painter, path, x, y)
  if (stroke && fill) painter.fillAndStroke()
  else if (fill) painter.fill()
  else if (stroke) painter.stroke()
  if (isDashed) painter.restore()
}

/** The painter closes polygons and path data, but no path that is traced step by step. */
function trace(painter: Painter, { steps, scale, up }: Path, x: number, y: number): void {
  const across = (value: number) => hundredths(x + value * scale)
  const down = (value: number) => hundredths(y + value * scale * up)
  const isClosed = steps.some(step => step[0] === 'Z')
  if (isClosed && isPolygon(steps)) {
    painter.polygon(
      ...steps.flatMap(step => (step[0] === 'M' || step[0] === 'L' ? [[across(step[1]), down(step[2])] as const] : [])),
    )
  } else if (isClosed) {
    painter.path(
      steps
        .map(
          ([command, ...values]) =>
            command + values.map((value, i) => (i % 2 === 0 ? across(value) : down(value))).join(' '),
        )
        .join(''),
    )
  } else for (const step of steps) traceStep(painter, step, across, down)
}

const isPolygon = (steps: Path['steps']): boolean =>
  steps.every(([command], i) => command === (i === 0 ? 'M' : i === steps.length - 1 ? 'Z' : 'L'))

type Place = (value: number) => number

function traceStep(painter: Painter, step: Path['steps'][number], across: Place, down: Place): void {
  switch (step[0]) {
    case 'M':
      painter.moveTo(across(step[1]), down(step[2]))
      break
    case 'L':
      painter.lineTo(across(step[1]), down(step[2]))
      break
    case 'C':
      painter.bezierCurveTo(
        across(step[1]),
        down(step[2]),
        across(step[3]),
        down(step[4]),
        across(step[5]),
        down(step[6]),
      )
      break
    case 'Z':
      break
    default:
      never(step)
  }
}
