import { type Both, type Inline, line } from '../../../author.ts'

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
    es: line`Dos panaderías, A y B, hornean tandas de panecillos.`,
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
