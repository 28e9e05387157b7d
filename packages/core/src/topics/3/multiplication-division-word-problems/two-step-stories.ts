import {
  type Block,
  type Both,
  count,
  type Inline,
  line,
  type Noun,
  name,
  object,
  type Person,
  prose,
  type Quantity,
  role,
  subject,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Equal groups, and then more or fewer. */
export interface TwoStepStory {
  readonly answer: Noun
  readonly sign: '+' | '−'
  readonly tell: (groups: number, each: number, extra: number, who: Person) => Both<Block>
  readonly says: (answer: Quantity, who: Person) => Both<readonly Inline[]>
}

export const twoStepStories: readonly TwoStepStory[] = [
  {
    answer: nouns.crayon,
    sign: '−',
    tell: (groups, each, extra, who) => ({
      en: prose`${name(who)} buys ${role('groups', groups)} packs with ${role('each', count(each, nouns.crayon))} in each pack and gives away ${role('less', extra)} of the crayons. How many crayons does ${subject(who)} have left?`,
      es: prose`${name(who)} compra ${role('groups', groups)} paquetes con ${role('each', count(each, nouns.crayon))} en cada uno y regala ${role('less', extra)} de los crayones. ¿Cuántos crayones le quedan?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has ${x} left.`, es: line`A ${name(who)} le quedan ${x}.` }),
  },
  {
    answer: nouns.page,
    sign: '+',
    tell: (groups, each, extra, who) => ({
      en: prose`${name(who)} reads ${role('each', count(each, nouns.page))} per day for ${role('groups', groups)} days. The next day ${subject(who)} reads ${role('more', extra)} pages. How many pages does ${subject(who)} read in all?`,
      es: prose`${name(who)} lee ${role('each', count(each, nouns.page))} por día durante ${role('groups', groups)} días. Al día siguiente lee ${role('more', extra)} páginas. ¿Cuántas páginas lee en total?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} reads ${x} in all.`, es: line`${name(who)} lee ${x} en total.` }),
  },
  {
    answer: nouns.donut,
    sign: '−',
    tell: (groups, each, extra) => ({
      en: prose`A bakery fills ${role('groups', groups)} boxes with ${role('each', count(each, nouns.donut))} in each box and sells ${role('less', extra)} of the donuts. How many donuts are left?`,
      es: prose`Una panadería llena ${role('groups', groups)} cajas con ${role('each', count(each, nouns.donut))} en cada una y vende ${role('less', extra)} de las donas. ¿Cuántas donas le quedan?`,
    }),
    says: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    answer: nouns.chair,
    sign: '+',
    tell: (groups, each, extra) => ({
      en: prose`A hall has ${role('groups', groups)} rows with ${role('each', count(each, nouns.chair))} in each row. Then ${role('more', extra)} more chairs are set at the back. How many chairs are in the hall now?`,
      es: prose`En un salón de actos hay ${role('groups', groups)} filas con ${role('each', count(each, nouns.chair))} en cada fila. Después se ponen ${role('more', extra)} sillas más al fondo. ¿Cuántas sillas hay ahora en el salón?`,
    }),
    says: x => ({ en: line`There are ${x} in the hall now.`, es: line`Ahora hay ${x} en el salón.` }),
  },
  {
    answer: nouns.dollar,
    sign: '−',
    tell: (groups, each, extra, who) => ({
      en: prose`${name(who)} saves ${role('each', count(each, nouns.dollar))} per week for ${role('groups', groups)} weeks. Then ${subject(who)} spends ${role('less', extra)} dollars. How many dollars does ${subject(who)} have left?`,
      es: prose`${name(who)} ahorra ${role('each', count(each, nouns.dollar))} por semana durante ${role('groups', groups)} semanas. Después gasta ${role('less', extra)} dólares. ¿Cuántos dólares le quedan?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has ${x} left.`, es: line`A ${name(who)} le quedan ${x}.` }),
  },
  {
    answer: nouns.sticker,
    sign: '+',
    tell: (groups, each, extra, who) => ({
      en: prose`${name(who)} has ${role('groups', groups)} sheets with ${role('each', count(each, nouns.sticker))} on each sheet. A friend gives ${object(who)} ${role('more', extra)} more stickers. How many stickers does ${subject(who)} have now?`,
      es: prose`${name(who)} tiene ${role('groups', groups)} hojas con ${role('each', count(each, nouns.sticker))} en cada una. Una amiga le da ${role('more', extra)} calcomanías más. ¿Cuántas calcomanías tiene ahora?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has ${x} now.`, es: line`Ahora ${name(who)} tiene ${x}.` }),
  },
  {
    answer: nouns.plant,
    sign: '−',
    tell: (groups, each, extra) => ({
      en: prose`A garden has ${role('groups', groups)} rows with ${role('each', count(each, nouns.plant))} in each row. Rabbits eat ${role('less', extra)} of the plants. How many plants are left?`,
      es: prose`Un huerto tiene ${role('groups', groups)} filas con ${role('each', count(each, nouns.plant))} en cada una. Los conejos se comen ${role('less', extra)} de las plantas. ¿Cuántas plantas quedan?`,
    }),
    says: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    answer: nouns.child,
    sign: '+',
    tell: (groups, each, extra) => ({
      en: prose`There are ${role('groups', groups)} vans with ${role('each', count(each, nouns.child))} in each van, and ${role('more', extra)} more children come by bus. How many children come in all?`,
      es: prose`Hay ${role('groups', groups)} camionetas con ${role('each', count(each, nouns.child))} en cada una y otros ${role('more', extra)} niños llegan en autobús. ¿Cuántos niños llegan en total?`,
    }),
    says: x => ({ en: line`In all, ${x} come.`, es: line`En total llegan ${x}.` }),
  },
]
