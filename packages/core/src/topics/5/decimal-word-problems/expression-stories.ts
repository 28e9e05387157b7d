import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Story } from './story.ts'

/** Several amounts of one size, or an amount in equal parts: the expression is written too. */
export const writtenAsExpressions: readonly Story[] = [
  {
    plan: 'product',
    of: nouns.mile,
    numbers: { a: { of: nouns.mile, from: 1.2, to: 3.4, places: 2 }, b: { of: 'count', from: 6, to: 15 } },
    tell: n => ({
      en: line`A bus route is ${n('a')} long. The bus drives it ${n('b')} times a day. How far does the bus drive each day?`,
      es: line`Una ruta de autobús mide ${n('a')}. El autobús la recorre ${n('b')} veces al día. ¿Qué distancia recorre cada día?`,
    }),
    ends: x => ({ en: line`The bus drives ${x} each day.`, es: line`El autobús recorre ${x} cada día.` }),
  },
  {
    plan: 'quotient',
    of: nouns.gallon,
    numbers: { a: { of: nouns.gallon, from: 1.1, to: 2.8, places: 2 }, b: { of: 'count', from: 4, to: 9 } },
    tell: n => ({
      en: line`A painter uses ${n('a')} of paint on ${n('b')} rooms, the same amount on each. How much paint does one room take?`,
      es: line`Una pintora usa ${n('a')} de pintura en ${n('b')} cuartos, la misma cantidad en cada uno. ¿Cuánta pintura lleva un cuarto?`,
    }),
    ends: x => ({ en: line`One room takes ${x} of paint.`, es: line`Un cuarto lleva ${x} de pintura.` }),
  },
  {
    plan: 'product',
    of: nouns.pound,
    numbers: { a: { of: nouns.pound, from: 2.2, to: 4.8, places: 2 }, b: { of: 'count', from: 4, to: 12 } },
    tell: n => ({
      en: line`A cat eats ${n('a')} of food each week. How much food does it eat in ${n('b')} weeks?`,
      es: line`Una gata come ${n('a')} de alimento cada semana. ¿Cuánto alimento come en ${n('b')} semanas?`,
    }),
    ends: x => ({ en: line`The cat eats ${x} of food.`, es: line`La gata come ${x} de alimento.` }),
  },
  {
    plan: 'quotient',
    of: nouns.inch,
    numbers: { a: { of: nouns.inch, from: 0.3, to: 0.9, places: 2 }, b: { of: 'count', from: 6, to: 15 } },
    tell: n => ({
      en: line`A stack of ${n('b')} equal books is ${n('a')} high. How thick is each book?`,
      es: line`Una pila de ${n('b')} libros iguales mide ${n('a')} de alto. ¿Cuánto mide de grueso cada libro?`,
    }),
    ends: x => ({ en: line`Each book is ${x} thick.`, es: line`Cada libro mide ${x} de grueso.` }),
  },
  {
    plan: 'product',
    of: nouns.hour,
    numbers: { a: { of: nouns.hour, from: 1.2, to: 2.8, places: 2 }, b: { of: 'count', from: 5, to: 14 } },
    tell: n => ({
      en: line`A machine needs ${n('a')} to make one canoe. How long does it need for ${n('b')} canoes?`,
      es: line`Una máquina necesita ${n('a')} para hacer una canoa. ¿Cuánto tiempo necesita para ${n('b')} canoas?`,
    }),
    ends: x => ({ en: line`The machine needs ${x}.`, es: line`La máquina necesita ${x}.` }),
  },
  {
    plan: 'quotient',
    of: nouns.foot,
    numbers: { a: { of: nouns.foot, from: 0.4, to: 0.9, places: 2 }, b: { of: 'count', from: 12, to: 18 } },
    tell: n => ({
      en: line`A staircase rises ${n('a')} in ${n('b')} equal steps. How high is one step?`,
      es: line`Una escalera sube ${n('a')} en ${n('b')} escalones iguales. ¿Cuánto mide de alto un escalón?`,
    }),
    ends: x => ({ en: line`One step is ${x} high.`, es: line`Un escalón mide ${x} de alto.` }),
  },
  {
    plan: 'product',
    of: nouns.gram,
    numbers: { a: { of: nouns.gram, from: 2.2, to: 8.9, places: 2 }, b: { of: 'count', from: 12, to: 19 } },
    tell: n => ({
      en: line`One coin of a collection weighs ${n('a')}. What do ${n('b')} of these coins weigh?`,
      es: line`Una moneda de una colección pesa ${n('a')}. ¿Cuánto pesan ${n('b')} de esas monedas?`,
    }),
    ends: x => ({ en: line`The coins weigh ${x}.`, es: line`Las monedas pesan ${x}.` }),
  },
  {
    plan: 'quotient',
    of: nouns.liter,
    numbers: { a: { of: nouns.liter, from: 1.1, to: 2.4, places: 2 }, b: { of: 'count', from: 6, to: 15 } },
    tell: n => ({
      en: line`In ${n('b')} days, a leaking faucet loses ${n('a')} of water, the same amount each day. How much water does it lose each day?`,
      es: line`En ${n('b')} días, una llave que gotea pierde ${n('a')} de agua, la misma cantidad cada día. ¿Cuánta agua pierde cada día?`,
    }),
    ends: x => ({ en: line`It loses ${x} of water each day.`, es: line`Pierde ${x} de agua cada día.` }),
  },
]
