import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** An amount, and how often or what part of it is taken. */
interface ProductStory {
  readonly noun: Noun
  ask(size: Term, by: Term): Both<Block>
  says(answer: Term): Both<readonly Inline[]>
}
const told = (noun: Noun, ask: ProductStory['ask'], says: ProductStory['says']): ProductStory => ({ noun, ask, says })

export const stories: Readonly<Record<'easy' | 'medium' | 'hard', readonly ProductStory[]>> = {
  easy: [
    told(
      nouns.cup,
      (size, by) => ({
        en: prose`A batch of bread takes ${size} of flour. How much flour do ${by} batches take?`,
        es: prose`Para una tanda de pan se necesitan ${size} de harina. ¿Cuánta harina se necesita para ${by} tandas?`,
      }),
      x => ({ en: line`The batches take ${x} of flour.`, es: line`Se necesitan ${x} de harina.` }),
    ),
    told(
      nouns.mile,
      (size, by) => ({
        en: prose`Ana runs ${size} each day. How far does she run in ${by} days?`,
        es: prose`Ana corre ${size} cada día. ¿Cuánto corre en ${by} días?`,
      }),
      x => ({ en: line`Ana runs ${x}.`, es: line`Ana corre ${x}.` }),
    ),
    told(
      nouns.hour,
      (size, by) => ({
        en: prose`A class lasts ${size}. How long do ${by} classes last?`,
        es: prose`Una clase dura ${size}. ¿Cuánto duran ${by} clases?`,
      }),
      x => ({ en: line`The classes last ${x}.`, es: line`Las clases duran ${x}.` }),
    ),
    told(
      nouns.foot,
      (size, by) => ({
        en: prose`Each section of a garden fence is ${size} long. How long are ${by} of these sections in all?`,
        es: prose`Cada sección de la cerca de un jardín mide ${size} de largo. ¿Cuánto miden ${by} de esas secciones en total?`,
      }),
      x => ({ en: line`The sections are ${x} long in all.`, es: line`Las secciones miden ${x} en total.` }),
    ),
    told(
      nouns.pound,
      (size, by) => ({
        en: prose`A bag of rice weighs ${size}. What do ${by} bags weigh?`,
        es: prose`Una bolsa de arroz pesa ${size}. ¿Cuánto pesan ${by} bolsas?`,
      }),
      x => ({ en: line`The bags weigh ${x}.`, es: line`Las bolsas pesan ${x}.` }),
    ),
    told(
      nouns.gallon,
      (size, by) => ({
        en: prose`A bucket holds ${size} of water. How much water do ${by} buckets hold?`,
        es: prose`En una cubeta caben ${size} de agua. ¿Cuánta agua cabe en ${by} cubetas?`,
      }),
      x => ({ en: line`The buckets hold ${x} of water.`, es: line`En las cubetas caben ${x} de agua.` }),
    ),
    told(
      nouns.yard,
      (size, by) => ({
        en: prose`A costume takes ${size} of cloth. How much cloth do ${by} costumes take?`,
        es: prose`Para un disfraz se necesitan ${size} de tela. ¿Cuánta tela se necesita para ${by} disfraces?`,
      }),
      x => ({ en: line`The costumes take ${x} of cloth.`, es: line`Se necesitan ${x} de tela.` }),
    ),
    told(
      nouns.inch,
      (size, by) => ({
        en: prose`A plant grows ${size} each month. How much does it grow in ${by} months?`,
        es: prose`Una planta crece ${size} cada mes. ¿Cuánto crece en ${by} meses?`,
      }),
      x => ({ en: line`The plant grows ${x}.`, es: line`La planta crece ${x}.` }),
    ),
  ],
  medium: [
    told(
      nouns.cup,
      (size, by) => ({
        en: prose`A recipe takes ${size} of flour. Carlos makes ${by} of the recipe. How much flour does he need?`,
        es: prose`Una receta lleva ${size} de harina. Carlos prepara ${by} de la receta. ¿Cuánta harina necesita?`,
      }),
      x => ({ en: line`Carlos needs ${x} of flour.`, es: line`Carlos necesita ${x} de harina.` }),
    ),
    told(
      nouns.mile,
      (size, by) => ({
        en: prose`A trail is ${size} long. Clara walks ${by} of it. How far does she walk?`,
        es: prose`Un sendero mide ${size}. Clara recorre ${by} del sendero. ¿Cuánto recorre?`,
      }),
      x => ({ en: line`Clara walks ${x}.`, es: line`Clara recorre ${x}.` }),
    ),
    told(
      nouns.hour,
      (size, by) => ({
        en: prose`A movie lasts ${size}. Dalia has watched ${by} of it. How long has she watched?`,
        es: prose`Una película dura ${size}. Dalia ha visto ${by} de ella. ¿Cuánto tiempo ha visto?`,
      }),
      x => ({ en: line`Dalia has watched for ${x}.`, es: line`Dalia ha visto ${x}.` }),
    ),
    told(
      nouns.pound,
      (size, by) => ({
        en: prose`A melon weighs ${size}. The family eats ${by} of it. How much melon does the family eat?`,
        es: prose`Un melón pesa ${size}. La familia se come ${by} del melón. ¿Cuánto melón se come?`,
      }),
      x => ({ en: line`The family eats ${x} of melon.`, es: line`La familia se come ${x} de melón.` }),
    ),
    told(
      nouns.gallon,
      (size, by) => ({
        en: prose`A can has ${size} of paint. Bruno uses ${by} of the paint. How much paint does he use?`,
        es: prose`Una lata tiene ${size} de pintura. Bruno usa ${by} de la pintura. ¿Cuánta pintura usa?`,
      }),
      x => ({ en: line`Bruno uses ${x} of paint.`, es: line`Bruno usa ${x} de pintura.` }),
    ),
    told(
      nouns.yard,
      (size, by) => ({
        en: prose`Amara has ${size} of ribbon. She uses ${by} of it for a gift. How much ribbon does she use?`,
        es: prose`Amara tiene ${size} de cinta. Usa ${by} de la cinta para un regalo. ¿Cuánta cinta usa?`,
      }),
      x => ({ en: line`Amara uses ${x} of ribbon.`, es: line`Amara usa ${x} de cinta.` }),
    ),
    told(
      nouns.foot,
      (size, by) => ({
        en: prose`A board is ${size} long. Amir saws off ${by} of it. How long is the piece that he saws off?`,
        es: prose`Una tabla mide ${size}. Amir corta ${by} de ella. ¿Cuánto mide el pedazo que corta?`,
      }),
      x => ({ en: line`The piece is ${x} long.`, es: line`El pedazo mide ${x}.` }),
    ),
    told(
      nouns.liter,
      (size, by) => ({
        en: prose`A pitcher has ${size} of juice. Guests drink ${by} of it. How much juice do they drink?`,
        es: prose`Una jarra tiene ${size} de jugo. Los invitados toman ${by} del jugo. ¿Cuánto jugo toman?`,
      }),
      x => ({ en: line`They drink ${x} of juice.`, es: line`Toman ${x} de jugo.` }),
    ),
  ],
  hard: [
    told(
      nouns.mile,
      (size, by) => ({
        en: prose`A canoe travels ${size} in one hour. How far does it travel in ${by} hours at the same speed?`,
        es: prose`Una canoa recorre ${size} en una hora. ¿Cuánto recorre en ${by} horas a la misma velocidad?`,
      }),
      x => ({ en: line`The canoe travels ${x}.`, es: line`La canoa recorre ${x}.` }),
    ),
    told(
      nouns.cup,
      (size, by) => ({
        en: prose`One batch of granola takes ${size} of oats. How many cups of oats do ${by} batches take?`,
        es: prose`Para una tanda de granola se necesitan ${size} de avena. ¿Cuántas tazas de avena se necesitan para ${by} tandas?`,
      }),
      x => ({ en: line`The batches take ${x} of oats.`, es: line`Se necesitan ${x} de avena.` }),
    ),
    told(
      nouns.foot,
      (size, by) => ({
        en: prose`A small tree is ${size} tall. A taller tree is ${by} times as tall. How tall is it?`,
        es: prose`Un árbol pequeño mide ${size} de alto. Otro árbol mide ${by} veces esa altura. ¿Cuánto mide?`,
      }),
      x => ({ en: line`The taller tree is ${x} tall.`, es: line`El árbol más alto mide ${x}.` }),
    ),
    told(
      nouns.pound,
      (size, by) => ({
        en: prose`A young rabbit weighs ${size}. Its mother weighs ${by} times as much. How much does the mother weigh?`,
        es: prose`Un conejo joven pesa ${size}. Su madre pesa ${by} veces ese peso. ¿Cuánto pesa la madre?`,
      }),
      x => ({ en: line`The mother weighs ${x}.`, es: line`La madre pesa ${x}.` }),
    ),
    told(
      nouns.gallon,
      (size, by) => ({
        en: prose`A hose gives ${size} of water in a minute. How much water does it give in ${by} minutes?`,
        es: prose`Una manguera da ${size} de agua por minuto. ¿Cuánta agua da en ${by} minutos?`,
      }),
      x => ({ en: line`The hose gives ${x} of water.`, es: line`La manguera da ${x} de agua.` }),
    ),
    told(
      nouns.inch,
      (size, by) => ({
        en: prose`On a map, a road is ${size} long. On a larger map, it is ${by} times as long. How long is it there?`,
        es: prose`En un mapa, una carretera mide ${size}. En un mapa más grande mide ${by} veces esa longitud. ¿Cuánto mide allí?`,
      }),
      x => ({ en: line`The road is ${x} long there.`, es: line`La carretera mide ${x} allí.` }),
    ),
    told(
      nouns.hour,
      (size, by) => ({
        en: prose`It rained for ${size} on Saturday. On Sunday it rained ${by} times as long. How long did it rain on Sunday?`,
        es: prose`El sábado llovió durante ${size}. El domingo llovió ${by} veces ese tiempo. ¿Cuánto tiempo llovió el domingo?`,
      }),
      x => ({ en: line`It rained for ${x} on Sunday.`, es: line`El domingo llovió durante ${x}.` }),
    ),
    told(
      nouns.yard,
      (size, by) => ({
        en: prose`One curtain takes ${size} of cloth. A larger one takes ${by} times as much. How much cloth does it take?`,
        es: prose`Una cortina lleva ${size} de tela. Una más grande lleva ${by} veces esa cantidad. ¿Cuánta tela lleva?`,
      }),
      x => ({ en: line`The larger one takes ${x} of cloth.`, es: line`La más grande lleva ${x} de tela.` }),
    ),
  ],
}
