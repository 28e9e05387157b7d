import { type Both, type Expr, type Inline, line, type Term } from '../../../author.ts'

type Words = Both<readonly Inline[]>
/** Two of a kind, A and B, in the order of the contexts. */
export const twoOfAKind: readonly Words[] = [
  {
    en: line`Two markets, A and B, sell apples by the pound.`,
    es: line`Dos mercados, A y B, venden manzanas por libra.`,
  },
  {
    en: line`Two pumps, A and B, fill pools at steady rates.`,
    es: line`Dos bombas, A y B, llenan piscinas a ritmos constantes.`,
  },
  {
    en: line`Two groups, A and B, hike at constant speeds.`,
    es: line`Dos grupos, A y B, hacen una caminata a rapidez constante.`,
  },
  {
    en: line`Two schools, A and B, sell tickets for their plays.`,
    es: line`Dos escuelas, A y B, venden boletos para sus obras.`,
  },
  { en: line`Two stores, A and B, sell rope by the foot.`, es: line`Dos tiendas, A y B, venden cuerda por pie.` },
  {
    en: line`Two printers, A and B, print pages at steady rates.`,
    es: line`Dos impresoras, A y B, imprimen páginas a ritmos constantes.`,
  },
  {
    en: line`Two bakeries, A and B, bake muffins in batches.`,
    es: line`Dos panaderías, A y B, hornean tandas de muffins.`,
  },
  {
    en: line`Two gardeners, A and B, are paid by the hour.`,
    es: line`A dos jardineros, A y B, les pagan por hora.`,
  },
  {
    en: line`Two runners, A and B, take the same time for each of their laps.`,
    es: line`Dos corredoras, A y B, tardan lo mismo en cada una de sus vueltas.`,
  },
  { en: line`Two shops, A and B, sell fabric by the yard.`, es: line`Dos tiendas, A y B, venden tela por yarda.` },
  {
    en: line`Two kinds of bottles, A and B, hold different amounts of juice.`,
    es: line`Dos tipos de botellas, A y B, contienen distintas cantidades de jugo.`,
  },
  {
    en: line`In two towns, A and B, snow falls at steady rates.`,
    es: line`En dos pueblos, A y B, nieva a ritmos constantes.`,
  },
]
/** For so much of x, one has so much more of y than the other; in the order of the contexts. */
export const moreOfTwo: readonly ((at: Term, by: Term | Expr, more: Expr, less: Expr) => Words)[] = [
  (at, by, more, less) => ({
    en: line`${at} of apples cost ${by} more at market ${more} than at market ${less}.`,
    es: line`${at} de manzanas cuestan ${by} más en el mercado ${more} que en el mercado ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`In ${at}, pump ${more} pumps ${by} more than pump ${less}.`,
    es: line`En ${at}, la bomba ${more} echa ${by} más que la bomba ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`In ${at}, group ${more} hikes ${by} more than group ${less}.`,
    es: line`En ${at}, el grupo ${more} camina ${by} más que el grupo ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`${at} cost ${by} more at school ${more} than at school ${less}.`,
    es: line`${at} cuestan ${by} más en la escuela ${more} que en la escuela ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`${at} of rope cost ${by} more at store ${more} than at store ${less}.`,
    es: line`${at} de cuerda cuestan ${by} más en la tienda ${more} que en la tienda ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`In ${at}, printer ${more} prints ${by} more than printer ${less}.`,
    es: line`En ${at}, la impresora ${more} imprime ${by} más que la impresora ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`For ${at}, bakery ${more} uses ${by} of flour more than bakery ${less}.`,
    es: line`Para ${at}, la panadería ${more} usa ${by} de harina más que la panadería ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`For ${at} of work, gardener ${more} earns ${by} more than gardener ${less}.`,
    es: line`Por ${at} de trabajo, el jardinero ${more} gana ${by} más que el jardinero ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`For ${at}, runner ${more} takes ${by} more than runner ${less}.`,
    es: line`Para dar ${at}, la corredora ${more} tarda ${by} más que la corredora ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`${at} of fabric cost ${by} more at shop ${more} than at shop ${less}.`,
    es: line`${at} de tela cuestan ${by} más en la tienda ${more} que en la tienda ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`${at} of kind ${more} hold ${by} more than ${at} of kind ${less}.`,
    es: line`${at} del tipo ${more} contienen ${by} más que ${at} del tipo ${less}.`,
  }),
  (at, by, more, less) => ({
    en: line`In ${at}, it snows ${by} more in town ${more} than in town ${less}.`,
    es: line`En ${at}, caen ${by} más de nieve en el pueblo ${more} que en el pueblo ${less}.`,
  }),
]
