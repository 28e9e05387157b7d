import type { Both } from '../both.ts'
import { ordinalWords } from '../language/number-words.ts'
import { type Exact, numeric, sameExact } from './exact.ts'
import type { Label, Scribe } from './kind.ts'
import type { LineSpan, NumberLine } from './number-line.ts'
import { listing, sentence, told } from './saying.ts'

function kindOfLine({ step, vertical }: NumberLine): Both<string> {
  if (vertical) return { en: 'A vertical number line', es: 'Una recta numérica vertical' }
  return step
    ? { en: 'A number line', es: 'Una recta numérica' }
    : { en: 'An open number line', es: 'Una recta numérica abierta' }
}

/** Places are told by ticks from the nearest label before them, as an eye would find them. */
export function spokenLine(figure: NumberLine, scribe: Scribe): string {
  const say = (both: Both<string>) => sentence(scribe, both)
  const place = (at: Exact) => spokenPlaceOnLine(figure, at, scribe)
  const named = figure.labels.filter(({ label }) => label.kind !== 'blank')
  const spoken = spokenLabels(
    figure,
    named.map(({ label }) => scribe.speak(label).trim()),
    scribe,
  )
  const boxes = figure.labels.filter(({ label }) => label.kind === 'blank')
  return told(
    say(kindOfLine(figure)),
    named.length > 0 &&
      say(
        named.length === 1
          ? { en: `Its label: ${spoken}`, es: `Su número: ${spoken}` }
          : { en: `Its labels: ${spoken}`, es: `Sus números: ${spoken}` },
      ),
    figure.step !== null && spokenGaps(figure, scribe),
    ...boxes.map(({ at }) =>
      say({
        en: `An empty box: ${besideLabels(figure, at, scribe)}`,
        es: `Un recuadro vacío: ${besideLabels(figure, at, scribe)}`,
      }),
    ),
    ...figure.points.map(({ at, label, open }) => {
      const name = label ? ` ${scribe.speak(label).trim()}` : ''
      return say({
        en: `${open ? 'Open point' : 'Point'}${name}: ${place(at)}`,
        es: `Punto${open ? ' abierto' : ''}${name}: ${place(at)}`,
      })
    }),
    ...figure.spans.map(span => spokenSpan(span, place, scribe)),
    ...figure.jumps.map(({ from, to, label }) => {
      const name = label ? ` ${scribe.speak(label).trim()}` : ''
      return say({
        en: `A jump${label ? ' labeled' : ''}${name} from ${bare(place(from))} to ${bare(place(to))}`,
        es: `Un salto${label ? ' con la etiqueta' : ''}${name} desde ${bare(place(from))} hasta ${bare(place(to))}`,
      })
    }),
    ...figure.arrows.map(({ from, to, label }, i) => {
      const name = label ? ` ${scribe.speak(label).trim()}` : ''
      // Of two arrows the prompt says "the lower one".
      const isLower = i === 0
      if (figure.arrows.length === 2)
        return say({
          en: `The ${isLower ? 'lower' : 'upper'} arrow${name}: from ${bare(place(from))} to ${bare(place(to))}`,
          es: `La flecha de ${isLower ? 'abajo' : 'arriba'}${name}: desde ${bare(place(from))} hasta ${bare(place(to))}`,
        })
      return say({
        en: `An arrow${name} above the line from ${bare(place(from))} to ${bare(place(to))}`,
        es: `Una flecha${name} sobre la recta desde ${bare(place(from))} hasta ${bare(place(to))}`,
      })
    }),
  )
}

/** All of them, or a long even row by its start and end. */
function spokenLabels({ labels }: NumberLine, spoken: readonly string[], scribe: Scribe): string {
  const gaps = new Set(labels.slice(1).map(({ at }, i) => (numeric(at) - numeric(labels[i]!.at)).toFixed(6)))
  return spoken.length > 8 && spoken.length === labels.length && gaps.size === 1
    ? `${spoken.slice(0, 3).join(', ')}, …, ${spoken.at(-1)}`
    : listing(spoken, scribe)
}

/** "at 4" within "from … to …" is "4". */
const bare = (place: string): string => place.replace(/^(at|en) /, '')

/** How many equal parts lie between two labels, where that is the same for all. */
function spokenGaps({ labels, step, from, to }: NumberLine, scribe: Scribe): string | null {
  if (!step) return null
  const parts = (a: number, b: number) => Math.round((b - a) / numeric(step))
  const named = labels.filter(({ label }) => label.kind !== 'blank').map(({ at }) => numeric(at))
  const gaps = new Set(named.slice(1).map((at, i) => parts(named[i]!, at)))
  const [gap] = gaps
  if (gaps.size === 1 && gap !== undefined && gap > 1)
    return sentence(scribe, {
      en: `Between one label and the next are ${gap} equal parts`,
      es: `Entre un número y el siguiente hay ${gap} partes iguales`,
    })
  if (gaps.size === 1 && gap === 1)
    return named.length === 2 && parts(numeric(from), numeric(to)) > 1
      ? sentence(scribe, {
          en: 'The labels are at neighboring ticks',
          es: 'Los números están en marcas vecinas',
        })
      : null
  const all = parts(numeric(from), numeric(to))
  return sentence(
    scribe,
    all === 1
      ? { en: 'It is not divided', es: 'No está dividida' }
      : { en: `It is divided into ${all} equal parts`, es: `Está dividida en ${all} partes iguales` },
  )
}

function spokenPlaceOnLine(figure: NumberLine, at: Exact, scribe: Scribe): string {
  const box = figure.labels.some(place => place.label.kind === 'blank' && sameExact(place.at, at))
  return box
    ? sentence(scribe, { en: 'at an empty box', es: 'en un recuadro vacío' })
    : besideLabels(figure, at, scribe)
}

/** el 4, del 4; las 2:45, de las 2:45; la 1:15. */
function spanishPlace(label: Label, text: string): { readonly the: string; readonly ofThe: string } {
  if (label.kind !== 'time') return { the: `el ${text}`, ofThe: `del ${text}` }
  const the = `${label.hour === 1 ? 'la' : 'las'} ${text}`
  return { the, ofThe: `de ${the}` }
}

/** Where jumps start and end beyond a place, from left to right. */
const stopsAfter = (jumps: NumberLine['jumps'], place: number): readonly number[] =>
  [...new Set(jumps.flatMap(({ from, to }) => [numeric(from), numeric(to)]))]
    .filter(stop => stop > place + 1e-9)
    .sort((a, b) => a - b)

function besideLabels({ labels, step, from, vertical, jumps }: NumberLine, at: Exact, scribe: Scribe): string {
  const value = numeric(at)
  const named = labels
    .filter(({ label }) => label.kind !== 'blank')
    .map(({ at, label }) => {
      const text = scribe.speak(label).trim()
      return { at: numeric(at), text, ...spanishPlace(label, text) }
    })
  const exactly = named.find(label => Math.abs(label.at - value) < 1e-9)
  if (exactly) return sentence(scribe, { en: `at ${exactly.text}`, es: `en ${exactly.the}` })
  const before = named.filter(label => label.at < value).at(-1)
  const after = named.find(label => label.at > value)
  if (!step) {
    if (before && after)
      return sentence(scribe, {
        en: `between ${before.text} and ${after.text}`,
        es: `entre ${before.the} y ${after.the}`,
      })
    if (!before) return sentence(scribe, { en: 'at a stop without a label', es: 'en una parada sin número' })
    const stops = stopsAfter(jumps, before.at)
    const stop = stops.findIndex(other => Math.abs(other - value) < 1e-9) + 1
    return sentence(
      scribe,
      stops.length > 1 && stop > 0
        ? {
            en: `at the ${ordinalWords(stop, 'en')} stop to the right of ${before.text}`,
            es: `en la ${ordinalWords(stop, 'es', 'f')} parada a la derecha ${before.ofThe}`,
          }
        : { en: `at a stop to the right of ${before.text}`, es: `en una parada a la derecha ${before.ofThe}` },
    )
  }
  const origin = before ?? after ?? { at: numeric(from), text: '', the: '', ofThe: '' }
  const ticks = Math.abs(value - origin.at) / numeric(step)
  const whole = Math.floor(ticks + 1e-6)
  const start =
    origin.text === '' ? { en: 'the left end', es: 'del extremo izquierdo' } : { en: origin.text, es: origin.ofThe }
  const beyond = value > origin.at
  const way: Both<string> = vertical
    ? beyond
      ? { en: 'above', es: 'por encima' }
      : { en: 'below', es: 'por debajo' }
    : beyond
      ? { en: 'to the right of', es: 'a la derecha' }
      : { en: 'to the left of', es: 'a la izquierda' }
  if (
    ticks - whole > 1e-6 &&
    whole === 0 &&
    before &&
    after &&
    Math.abs(after.at - before.at) / numeric(step) < 1.001
  ) {
    return sentence(scribe, {
      en: `between ${before.text} and ${after.text}`,
      es: `entre ${before.the} y ${after.the}`,
    })
  }
  if (ticks - whole > 1e-6) {
    return sentence(scribe, {
      en: `between ticks ${whole} and ${whole + 1} ${way.en} ${start.en}`,
      es: `entre las marcas ${whole} y ${whole + 1} ${way.es} ${start.es}`,
    })
  }
  if (whole === 0) return sentence(scribe, { en: `at ${start.en}`, es: 'en el extremo izquierdo' })
  return sentence(scribe, {
    en: `${whole} ${whole === 1 ? 'tick' : 'ticks'} ${way.en} ${start.en}`,
    es: `${whole} ${whole === 1 ? 'marca' : 'marcas'} ${way.es} ${start.es}`,
  })
}

function spokenSpan({ from, to, closed }: LineSpan, place: (at: Exact) => string, scribe: Scribe): string {
  const circle = (belongs: boolean): Both<string> =>
    belongs ? { en: 'a filled circle', es: 'un círculo relleno' } : { en: 'an open circle', es: 'un círculo abierto' }
  if (from && to) {
    const [one, two] = closed.map(circle) as [Both<string>, Both<string>]
    return sentence(scribe, {
      en: `Shaded from ${one.en} ${place(from)} to ${two.en} ${place(to)}`,
      es: `Sombreada desde ${one.es} ${place(from)} hasta ${two.es} ${place(to)}`,
    })
  }
  const start = from ?? to
  if (!start) return sentence(scribe, { en: 'The whole line is shaded', es: 'Toda la recta está sombreada' })
  const mark = circle(from ? closed[0] : closed[1])
  return sentence(scribe, {
    en: `Shaded from ${mark.en} ${place(start)} on to the ${from ? 'right' : 'left'}`,
    es: `Sombreada desde ${mark.es} ${place(start)} hacia la ${from ? 'derecha' : 'izquierda'}`,
  })
}
