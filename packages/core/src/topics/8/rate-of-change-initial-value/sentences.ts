import { type Both, count, type Inline, type Sentence } from '../../../author.ts'
import { amountOf } from '../../kit/lines/linear-stories.ts'
import { type Facts, storyOf, toldOf } from './parts.ts'
import type { Told } from './words.ts'

/** "de la altura", "del costo". */
export const ofWhat = ({ what }: Told): string => `de ${what.es}`.replace(/^de el /, 'del ')

type Start = 'start' | 'after 1'
/** "At the start, the height of the candle is 24 centimeters, and it decreases by 2 centimeters per hour." */
export function meaningOf(facts: Facts, start: number, rate: number, when: Start): Sentence {
  const { what } = toldOf(facts)
  const story = storyOf(facts)
  const { x } = story
  const [first, change] = [amountOf(story, start), amountOf(story, Math.abs(rate))]
  const says: Both<readonly Inline[]> =
    when === 'start'
      ? {
          en: [
            'At the start, ',
            what.en,
            ' is ',
            first,
            `, and it ${rate > 0 ? 'increases' : 'decreases'} by `,
            change,
            ` per ${x.en[0]}.`,
          ],
          es: [
            'Al inicio, ',
            what.es,
            ' es de ',
            first,
            ` y ${rate > 0 ? 'aumenta' : 'disminuye'} `,
            change,
            ` por ${x.es[0]}.`,
          ],
        }
      : {
          en: [
            'After ',
            count(1, x),
            ', ',
            what.en,
            ' is ',
            first,
            `, and it ${rate > 0 ? 'increases' : 'decreases'} by `,
            change,
            ` per ${x.en[0]}.`,
          ],
          es: [
            'Después de ',
            count(1, x),
            ', ',
            what.es,
            ' es de ',
            first,
            ` y ${rate > 0 ? 'aumenta' : 'disminuye'} `,
            change,
            ` por ${x.es[0]}.`,
          ],
        }
  return {
    key: `${when} ${start} ${rate}`,
    says: { en: { kind: 'paragraph', content: says.en }, es: { kind: 'paragraph', content: says.es } },
  }
}
