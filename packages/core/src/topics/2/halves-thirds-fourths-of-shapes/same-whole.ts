import { type Block, type Both, type Inline, prose, type Term } from '../../../author.ts'

type Told = Extract<Term, { kind: 'role' }>
/** Two shares of wholes of one size; who has more, or less? */
export interface SameWholeStory {
  readonly first: string
  readonly second: string
  readonly tell: (first: Told, second: Told) => Both<Block>
  /** True where the larger share is asked for. */
  readonly asksForMore: boolean
  readonly answers: (found: string) => Both<readonly Inline[]>
}

const story = (
  [first, second]: readonly [string, string],
  asksForMore: boolean,
  tell: SameWholeStory['tell'],
  answers: SameWholeStory['answers'],
): SameWholeStory => ({ first, second, asksForMore, tell, answers })

export const sameWholeStories: readonly SameWholeStory[] = [
  story(
    ['Ana', 'Leo'],
    true,
    (a, b) => ({
      en: prose`Ana and Leo have granola bars of the same size. Ana eats ${a} of her bar. Leo eats ${b} of his. Who eats more?`,
      es: prose`Ana y Leo tienen barras de granola del mismo tamaño. Ana come ${a} de su barra. Leo come ${b} de la suya. ¿Quién come más?`,
    }),
    who => ({ en: [`${who} eats more.`], es: [`${who} come más.`] }),
  ),
  story(
    ['Mei', 'Hugo'],
    false,
    (a, b) => ({
      en: prose`Mei and Hugo have pizzas of the same size. Mei eats ${a} of her pizza. Hugo eats ${b} of his. Who eats less?`,
      es: prose`Mei y Hugo tienen pizzas del mismo tamaño. Mei come ${a} de su pizza. Hugo come ${b} de la suya. ¿Quién come menos?`,
    }),
    who => ({ en: [`${who} eats less.`], es: [`${who} come menos.`] }),
  ),
  story(
    ['Rosa', 'David'],
    true,
    (a, b) => ({
      en: prose`Rosa and David have sheets of paper of the same size. Rosa paints ${a} of her sheet. David paints ${b} of his. Who paints more?`,
      es: prose`Rosa y David tienen hojas de papel del mismo tamaño. Rosa pinta ${a} de su hoja. David pinta ${b} de la suya. ¿Quién pinta más?`,
    }),
    who => ({ en: [`${who} paints more.`], es: [`${who} pinta más.`] }),
  ),
  story(
    ['Nina', 'Marco'],
    false,
    (a, b) => ({
      en: prose`Nina and Marco have garden beds of the same size. Nina plants ${a} of her bed. Marco plants ${b} of his. Who plants less?`,
      es: prose`Nina y Marco tienen huertos del mismo tamaño. Nina siembra ${a} de su huerto. Marco siembra ${b} del suyo. ¿Quién siembra menos?`,
    }),
    who => ({ en: [`${who} plants less.`], es: [`${who} siembra menos.`] }),
  ),
  story(
    ['Sara', 'Diego'],
    true,
    (a, b) => ({
      en: prose`Sara and Diego have glasses of the same size. Sara drinks ${a} of her juice. Diego drinks ${b} of his. Both glasses were full. Who drinks more?`,
      es: prose`Sara y Diego tienen vasos llenos del mismo tamaño. Sara bebe ${a} de su jugo. Diego bebe ${b} del suyo. ¿Quién bebe más?`,
    }),
    who => ({ en: [`${who} drinks more.`], es: [`${who} bebe más.`] }),
  ),
  story(
    ['Clara', 'Luis'],
    false,
    (a, b) => ({
      en: prose`Clara and Luis have ribbons of the same length. Clara cuts off ${a} of her ribbon. Luis cuts off ${b} of his. Who cuts off less?`,
      es: prose`Clara y Luis tienen cintas del mismo largo. Clara corta ${a} de su cinta. Luis corta ${b} de la suya. ¿Quién corta menos?`,
    }),
    who => ({ en: [`${who} cuts off less.`], es: [`${who} corta menos.`] }),
  ),
  story(
    ['Emma', 'Pablo'],
    true,
    (a, b) => ({
      en: prose`Emma and Pablo have posters of the same size. Emma colors ${a} of her poster. Pablo colors ${b} of his. Who colors more?`,
      es: prose`Emma y Pablo tienen carteles del mismo tamaño. Emma colorea ${a} de su cartel. Pablo colorea ${b} del suyo. ¿Quién colorea más?`,
    }),
    who => ({ en: [`${who} colors more.`], es: [`${who} colorea más.`] }),
  ),
  story(
    ['Julia', 'Bruno'],
    false,
    (a, b) => ({
      en: prose`Julia and Bruno have sandwiches of the same size. Julia eats ${a} of her sandwich. Bruno eats ${b} of his. Who eats less?`,
      es: prose`Julia y Bruno tienen sándwiches del mismo tamaño. Julia come ${a} de su sándwich. Bruno come ${b} del suyo. ¿Quién come menos?`,
    }),
    who => ({ en: [`${who} eats less.`], es: [`${who} come menos.`] }),
  ),
  story(
    ['Zoe', 'Mateo'],
    true,
    (a, b) => ({
      en: prose`Zoe and Mateo have fences of the same length. Zoe paints ${a} of her fence. Mateo paints ${b} of his. Who paints more?`,
      es: prose`Zoe y Mateo tienen cercas del mismo largo. Zoe pinta ${a} de su cerca. Mateo pinta ${b} de la suya. ¿Quién pinta más?`,
    }),
    who => ({ en: [`${who} paints more.`], es: [`${who} pinta más.`] }),
  ),
  story(
    ['Aisha', 'Carlos'],
    false,
    (a, b) => ({
      en: prose`Aisha and Carlos have cakes of the same size. Aisha gives away ${a} of her cake. Carlos gives away ${b} of his. Who gives away less?`,
      es: prose`Aisha y Carlos tienen pasteles del mismo tamaño. Aisha regala ${a} de su pastel. Carlos regala ${b} del suyo. ¿Quién regala menos?`,
    }),
    who => ({ en: [`${who} gives away less.`], es: [`${who} regala menos.`] }),
  ),
]
