import { line, noun, things } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { g, kg, L, mL, number, type Story } from './story.ts'

const cooler = noun('water cooler', 'water coolers', 'termo', 'termos', 'm')
const bowlingBall = noun('bowling ball', 'bowling balls', 'bola de boliche', 'bolas de boliche', 'f')

/** Put together, or more than something. */
export const addStories: readonly Story[] = [
  {
    plan: 'more',
    noun: nouns.gram,
    of: { a: g(115, 260), b: g(120, 235) },
    tell: n => ({
      en: line`Ana mixes ${n('a')} of raisins with ${n('b')} of nuts. How many grams of this mix does she have?`,
      es: line`Ana mezcla ${n('a')} de pasas con ${n('b')} de nueces. ¿Cuántos gramos tiene la mezcla?`,
    }),
    finds: [{ en: line`the mass of the mix`, es: line`la masa de la mezcla` }],
    ends: x => ({ en: line`She has ${x} of the mix.`, es: line`La mezcla tiene ${x}.` }),
  },
  {
    plan: 'more',
    noun: nouns.milliliter,
    of: { a: mL(225, 480), b: mL(130, 375) },
    tell: n => ({
      en: line`Mateo pours ${n('a')} of orange juice and ${n('b')} of apple juice into a pitcher. How many milliliters of juice are in the pitcher?`,
      es: line`Mateo sirve ${n('a')} de jugo de naranja y ${n('b')} de jugo de manzana en una jarra. ¿Cuántos mililitros de jugo hay en la jarra?`,
    }),
    finds: [{ en: line`all of the juice`, es: line`todo el jugo` }],
    ends: x => ({ en: line`There are ${x} of juice in the pitcher.`, es: line`En la jarra hay ${x} de jugo.` }),
  },
  {
    plan: 'more',
    noun: nouns.kilogram,
    of: { a: kg(112, 145), b: kg(121, 154) },
    tell: n => ({
      en: line`In spring, a calf has a mass of ${n('a')}. By fall, it has gained ${n('b')}. What is its mass in kilograms in the fall?`,
      es: line`En primavera, un becerro tiene una masa de ${n('a')}. Para el otoño ha aumentado ${n('b')}. ¿Cuál es su masa en kilogramos en el otoño?`,
    }),
    finds: [{ en: line`the mass in the fall`, es: line`la masa en el otoño` }],
    ends: x => ({ en: line`Its mass is ${x}.`, es: line`Su masa es de ${x}.` }),
  },
  {
    plan: 'more',
    noun: nouns.liter,
    of: { a: L(24, 48), b: L(15, 38) },
    tell: n => ({
      en: line`There are ${n('a')} of water in a fountain. Nina adds ${n('b')}. How many liters of water are in the fountain now?`,
      es: line`En una fuente hay ${n('a')} de agua. Nina agrega ${n('b')}. ¿Cuántos litros de agua hay ahora en la fuente?`,
    }),
    finds: [{ en: line`the water that is there now`, es: line`el agua que hay ahora` }],
    ends: x => ({ en: line`There are ${x} in the fountain now.`, es: line`Ahora hay ${x} en la fuente.` }),
  },
  {
    plan: 'more',
    noun: nouns.gram,
    of: { a: g(121, 165), b: g(112, 134) },
    tell: n => ({
      en: line`A cat eats ${n('a')} of food in the morning and ${n('b')} in the evening. How many grams of food does the cat eat in all?`,
      es: line`Una gata come ${n('a')} de alimento en la mañana y ${n('b')} en la noche. ¿Cuántos gramos de alimento come en total?`,
    }),
    finds: [{ en: line`all of the food`, es: line`todo el alimento` }],
    ends: x => ({ en: line`The cat eats ${x} of food.`, es: line`La gata come ${x} de alimento.` }),
  },
  {
    plan: 'more',
    noun: nouns.milliliter,
    of: { a: mL(120, 265), b: mL(145, 230) },
    tell: n => ({
      en: line`In a science lab, a beaker has ${n('a')} of water in it. A student pours in ${n('b')} of salt water. How many milliliters are in the beaker now?`,
      es: line`En un laboratorio, un vaso de precipitados tiene ${n('a')} de agua. Un estudiante le agrega ${n('b')} de agua salada. ¿Cuántos mililitros hay ahora en el vaso?`,
    }),
    finds: [{ en: line`the amount in the beaker now`, es: line`lo que hay ahora en el vaso` }],
    ends: x => ({ en: line`There are ${x} in the beaker.`, es: line`En el vaso hay ${x}.` }),
  },
  {
    plan: 'more',
    noun: nouns.kilogram,
    of: { a: kg(185, 420), b: kg(115, 340) },
    tell: n => ({
      en: line`A truck carries ${n('a')} of apples and ${n('b')} of pears. How many kilograms of fruit does the truck carry?`,
      es: line`Un camión lleva ${n('a')} de manzanas y ${n('b')} de peras. ¿Cuántos kilogramos de fruta lleva el camión?`,
    }),
    finds: [{ en: line`all of the fruit`, es: line`toda la fruta` }],
    ends: x => ({ en: line`The truck carries ${x} of fruit.`, es: line`El camión lleva ${x} de fruta.` }),
  },
  {
    plan: 'more',
    noun: nouns.liter,
    of: { a: L(36, 65), b: L(17, 34) },
    tell: n => ({
      en: line`A gardener uses ${n('a')} of water for the tomatoes and ${n('b')} for the roses. How many liters of water does she use?`,
      es: line`Una jardinera usa ${n('a')} de agua para los tomates y ${n('b')} para las rosas. ¿Cuántos litros de agua usa?`,
    }),
    finds: [{ en: line`all of the water`, es: line`toda el agua` }],
    ends: x => ({ en: line`She uses ${x} of water.`, es: line`Usa ${x} de agua.` }),
  },
  {
    plan: 'more',
    noun: nouns.gram,
    of: { a: g(230, 450), b: g(115, 320) },
    tell: n => ({
      en: line`For bread, a baker uses ${n('a')} of white flour and ${n('b')} of corn flour. How many grams of flour does he use?`,
      es: line`Para hacer pan, un panadero usa ${n('a')} de harina blanca y ${n('b')} de harina de maíz. ¿Cuántos gramos de harina usa?`,
    }),
    finds: [{ en: line`all of the flour`, es: line`toda la harina` }],
    ends: x => ({ en: line`He uses ${x} of flour.`, es: line`Usa ${x} de harina.` }),
  },
]

/** Taken away, missing, or a difference. */
export const subtractStories: readonly Story[] = [
  {
    plan: 'less',
    noun: nouns.gram,
    of: { a: g(375, 485), b: g(120, 250) },
    tell: n => ({
      en: line`A box has ${n('a')} of cereal in it. A family eats ${n('b')} for breakfast. How many grams of cereal are left?`,
      es: line`Una caja tiene ${n('a')} de cereal. Una familia come ${n('b')} en el desayuno. ¿Cuántos gramos de cereal quedan?`,
    }),
    finds: [{ en: line`the cereal that is left`, es: line`el cereal que queda` }],
    ends: x => ({ en: line`There are ${x} of cereal left.`, es: line`Quedan ${x} de cereal.` }),
  },
  {
    plan: 'less',
    noun: nouns.liter,
    of: { a: L(51, 90), b: L(18, 39) },
    tell: n => ({
      en: line`A full fish tank holds ${n('a')} of water. There are ${n('b')} in it now. How many more liters of water are needed to fill it?`,
      es: line`En una pecera llena caben ${n('a')} de agua. Ahora hay ${n('b')}. ¿Cuántos litros de agua faltan para llenarla?`,
    }),
    finds: [{ en: line`the water that is missing`, es: line`el agua que falta` }],
    ends: x => ({
      en: line`To fill the tank, ${x.amount} more ${things(nouns.liter)} are needed.`,
      es: line`Faltan ${x} para llenar la pecera.`,
    }),
  },
  {
    plan: 'less',
    noun: nouns.kilogram,
    of: { a: kg(31, 48), b: kg(13, 19) },
    tell: n => ({
      en: line`A large dog has a mass of ${n('a')}. A small dog has a mass of ${n('b')}. How many kilograms greater is the mass of the large dog than the mass of the small dog?`,
      es: line`Un perro grande tiene una masa de ${n('a')}. Un perro pequeño tiene una masa de ${n('b')}. ¿Cuántos kilogramos más de masa tiene el perro grande que el pequeño?`,
    }),
    finds: [{ en: line`the difference of the masses`, es: line`la diferencia de las masas` }],
    ends: x => ({
      en: line`The mass of the large dog is ${x} greater.`,
      es: line`El perro grande tiene ${x} más de masa.`,
    }),
  },
  {
    plan: 'less',
    noun: nouns.milliliter,
    of: { a: mL(455, 498), b: mL(125, 340) },
    tell: n => ({
      en: line`Amir has a bottle with ${n('a')} of water. He drinks ${n('b')} during a soccer game. How many milliliters of water are left?`,
      es: line`Amir tiene una botella con ${n('a')} de agua. Bebe ${n('b')} durante un partido de fútbol. ¿Cuántos mililitros de agua quedan?`,
    }),
    finds: [{ en: line`the water that is left`, es: line`el agua que queda` }],
    ends: x => ({ en: line`There are ${x} of water left.`, es: line`Quedan ${x} de agua.` }),
  },
  {
    plan: 'less',
    noun: nouns.kilogram,
    of: { a: kg(450, 499), b: kg(210, 345) },
    tell: n => ({
      en: line`A small truck can carry ${n('a')}. The boxes that are on it now have a mass of ${n('b')}. How many more kilograms can the truck carry?`,
      es: line`Una camioneta puede llevar ${n('a')}. Las cajas que lleva ahora tienen una masa de ${n('b')}. ¿Cuántos kilogramos más puede llevar?`,
    }),
    finds: [{ en: line`what the truck can still carry`, es: line`lo que todavía puede llevar` }],
    ends: x => ({ en: line`The truck can carry ${x} more.`, es: line`La camioneta puede llevar ${x} más.` }),
  },
  {
    plan: 'less',
    noun: nouns.gram,
    of: { a: g(431, 495), b: g(315, 389) },
    tell: n => ({
      en: line`In May, a kitten has a mass of ${n('b')}. In June, its mass is ${n('a')}. How many grams does the kitten gain?`,
      es: line`En mayo, un gatito tiene una masa de ${n('b')}. En junio, su masa es de ${n('a')}. ¿Cuántos gramos aumenta el gatito?`,
    }),
    finds: [{ en: line`the difference of the masses`, es: line`la diferencia de las masas` }],
    ends: x => ({ en: line`The kitten gains ${x}.`, es: line`El gatito aumenta ${x}.` }),
  },
  {
    plan: 'less',
    noun: nouns.liter,
    of: { a: L(74, 96), b: L(35, 58) },
    tell: n => ({
      en: line`A barrel collects ${n('a')} of rainwater. In a dry week, ${n('b')} are used for the garden. How many liters of rainwater are left?`,
      es: line`Un barril recoge ${n('a')} de agua de lluvia. En una semana seca se usan ${n('b')} para el jardín. ¿Cuántos litros de agua de lluvia quedan?`,
    }),
    finds: [{ en: line`the rainwater that is left`, es: line`el agua de lluvia que queda` }],
    ends: x => ({ en: line`There are ${x} of rainwater left.`, es: line`Quedan ${x} de agua de lluvia.` }),
  },
  {
    plan: 'less',
    noun: nouns.milliliter,
    of: { a: mL(365, 490), b: mL(145, 255) },
    tell: n => ({
      en: line`Marco needs ${n('a')} of milk for pancakes. He has only ${n('b')}. How many more milliliters of milk does he need?`,
      es: line`Marco necesita ${n('a')} de leche para hacer panqueques. Solo tiene ${n('b')}. ¿Cuántos mililitros de leche le faltan?`,
    }),
    finds: [{ en: line`the milk that is missing`, es: line`la leche que falta` }],
    ends: x => ({ en: line`He needs ${x} more.`, es: line`Le faltan ${x}.` }),
  },
  {
    plan: 'less',
    noun: nouns.gram,
    of: { a: g(385, 499), b: g(142, 184) },
    tell: n => ({
      en: line`A jar full of honey has a mass of ${n('a')}. The empty jar has a mass of ${n('b')}. How many grams of honey are in the jar?`,
      es: line`Un frasco lleno de miel tiene una masa de ${n('a')}. El frasco vacío tiene una masa de ${n('b')}. ¿Cuántos gramos de miel hay en el frasco?`,
    }),
    finds: [{ en: line`the mass of the honey`, es: line`la masa de la miel` }],
    ends: x => ({ en: line`There are ${x} of honey in the jar.`, es: line`En el frasco hay ${x} de miel.` }),
  },
]

/** Equal groups: the whole amount. */
export const groupStories: readonly Story[] = [
  {
    plan: 'groups',
    noun: nouns.kilogram,
    of: { a: number(nouns.bag, 6, 9), b: kg(3, 5) },
    tell: n => ({
      en: line`A school kitchen gets ${n('a')} of apples. Each bag has a mass of ${n('b')}. How many kilograms of apples are there?`,
      es: line`La cocina de una escuela recibe ${n('a')} de manzanas. Cada bolsa tiene una masa de ${n('b')}. ¿Cuántos kilogramos de manzanas hay?`,
    }),
    finds: [{ en: line`the mass of all the bags`, es: line`la masa de todas las bolsas` }],
    ends: x => ({ en: line`There are ${x} of apples.`, es: line`Hay ${x} de manzanas.` }),
  },
  {
    plan: 'groups',
    noun: nouns.milliliter,
    of: { a: number(nouns.testTube, 6, 9), b: mL(6, 9) },
    tell: n => ({
      en: line`In a science lab, a student fills ${n('a')} with ${n('b')} of water each. How many milliliters of water does the student use?`,
      es: line`En un laboratorio, un estudiante llena ${n('a')} con ${n('b')} de agua cada uno. ¿Cuántos mililitros de agua usa?`,
    }),
    finds: [{ en: line`the water in all the test tubes`, es: line`el agua de todos los tubos` }],
    ends: x => ({ en: line`The student uses ${x} of water.`, es: line`El estudiante usa ${x} de agua.` }),
  },
  {
    plan: 'groups',
    noun: nouns.gram,
    of: { a: number(nouns.day, 6, 9), b: g(7, 9) },
    tell: n => ({
      en: line`A hamster eats ${n('b')} of seeds each day. How many grams of seeds does it eat in ${n('a')}?`,
      es: line`Un hámster come ${n('b')} de semillas cada día. ¿Cuántos gramos de semillas come en ${n('a')}?`,
    }),
    finds: [{ en: line`the seeds for all the days`, es: line`las semillas de todos los días` }],
    ends: x => ({ en: line`The hamster eats ${x} of seeds.`, es: line`El hámster come ${x} de semillas.` }),
  },
  {
    plan: 'groups',
    noun: nouns.liter,
    of: { a: number(nouns.bucket, 4, 9), b: L(7, 9) },
    tell: n => ({
      en: line`Kofi fills an empty wading pool with ${n('a')} of water. Each bucket holds ${n('b')}. How many liters of water does he pour into the pool?`,
      es: line`Kofi llena una piscina inflable vacía con ${n('a')} de agua. En cada cubeta caben ${n('b')}. ¿Cuántos litros de agua echa en la piscina?`,
    }),
    finds: [{ en: line`the amount of water in all the buckets`, es: line`la cantidad de agua de todas las cubetas` }],
    ends: x => ({ en: line`He pours ${x} of water into the pool.`, es: line`Echa ${x} de agua en la piscina.` }),
  },
  {
    plan: 'groups',
    noun: nouns.kilogram,
    of: { a: number(nouns.day, 6, 8), b: kg(7, 9) },
    tell: n => ({
      en: line`A horse eats ${n('b')} of hay each day. How many kilograms of hay does the horse eat in ${n('a')}?`,
      es: line`Un caballo come ${n('b')} de heno cada día. ¿Cuántos kilogramos de heno come en ${n('a')}?`,
    }),
    finds: [{ en: line`the hay for all the days`, es: line`el heno de todos los días` }],
    ends: x => ({ en: line`The horse eats ${x} of hay.`, es: line`El caballo come ${x} de heno.` }),
  },
  {
    plan: 'groups',
    noun: nouns.gram,
    of: { a: number(nouns.marble, 7, 9), b: g(4, 7) },
    tell: n => ({
      en: line`Leila puts ${n('a')} of the same size on a scale. Each marble has a mass of ${n('b')}. What is the mass of all the marbles in grams?`,
      es: line`Leila pone ${n('a')} del mismo tamaño en una báscula. Cada canica tiene una masa de ${n('b')}. ¿Cuál es la masa de todas las canicas en gramos?`,
    }),
    finds: [{ en: line`the mass of all the marbles`, es: line`la masa de todas las canicas` }],
    ends: x => ({ en: line`The marbles have a mass of ${x}.`, es: line`Las canicas tienen una masa de ${x}.` }),
  },
  {
    plan: 'groups',
    noun: nouns.kilogram,
    of: { a: number(bowlingBall, 7, 9), b: kg(4, 7) },
    tell: n => ({
      en: line`A bowling alley buys ${n('a')} with a mass of ${n('b')} each. What is their total mass in kilograms?`,
      es: line`Un boliche compra ${n('a')} con una masa de ${n('b')} cada una. ¿Cuál es la masa total en kilogramos?`,
    }),
    finds: [{ en: line`the mass of all the balls`, es: line`la masa de todas las bolas` }],
    ends: x => ({ en: line`Their mass is ${x}.`, es: line`Tienen una masa de ${x}.` }),
  },
  {
    plan: 'groups',
    noun: nouns.liter,
    of: { a: number(nouns.day, 6, 9), b: L(3, 6) },
    tell: n => ({
      en: line`A dripping faucet wastes ${n('b')} of water each day. How many liters of water does it waste in ${n('a')}?`,
      es: line`Una llave que gotea desperdicia ${n('b')} de agua cada día. ¿Cuántos litros de agua desperdicia en ${n('a')}?`,
    }),
    finds: [{ en: line`the amount of water for all the days`, es: line`la cantidad de agua de todos los días` }],
    ends: x => ({ en: line`The faucet wastes ${x} of water.`, es: line`La llave desperdicia ${x} de agua.` }),
  },
]

/** Equal groups: the amount in one, or how many there are. */
export const shareStories: readonly Story[] = [
  {
    plan: 'shared',
    noun: nouns.kilogram,
    of: { a: kg(4, 9), b: number(nouns.bag, 6, 9) },
    tell: n => ({
      en: line`A store divides ${n('a')} of rice equally among ${n('b')}. How many kilograms of rice are in each bag?`,
      es: line`Una tienda reparte ${n('a')} de arroz en partes iguales en ${n('b')}. ¿Cuántos kilogramos de arroz hay en cada bolsa?`,
    }),
    finds: [{ en: line`the rice in each bag`, es: line`el arroz de cada bolsa` }],
    ends: x => ({ en: line`There are ${x} of rice in each bag.`, es: line`En cada bolsa hay ${x} de arroz.` }),
  },
  {
    plan: 'shared',
    noun: nouns.bucket,
    of: { a: L(5, 9), b: L(7, 9) },
    tell: n => ({
      en: line`A washtub holds ${n('a')} of water. Kenji fills it with a bucket that holds ${n('b')}. How many full buckets of water does he need?`,
      es: line`En una tina caben ${n('a')} de agua. Kenji la llena con una cubeta en la que caben ${n('b')}. ¿Cuántas cubetas llenas de agua necesita?`,
    }),
    finds: [{ en: line`the number of buckets`, es: line`el número de cubetas` }],
    ends: x => ({ en: line`He needs ${x} of water.`, es: line`Necesita ${x} de agua.` }),
  },
  {
    plan: 'shared',
    noun: nouns.gram,
    of: { a: g(7, 9), b: number(nouns.day, 6, 9) },
    tell: n => ({
      en: line`A bird eats ${n('a')} of seeds in ${n('b')}. It eats the same amount each day. How many grams of seeds does the bird eat in one day?`,
      es: line`Un pájaro come ${n('a')} de semillas en ${n('b')}. Come la misma cantidad cada día. ¿Cuántos gramos de semillas come en un día?`,
    }),
    finds: [{ en: line`the seeds for one day`, es: line`las semillas de un día` }],
    ends: x => ({
      en: line`The bird eats ${x} of seeds in one day.`,
      es: line`El pájaro come ${x} de semillas en un día.`,
    }),
  },
  {
    plan: 'shared',
    noun: nouns.milliliter,
    of: { a: mL(6, 9), b: number(nouns.testTube, 6, 9) },
    tell: n => ({
      en: line`In a science lab, ${n('a')} of salt water are poured into ${n('b')}, the same amount into each. How many milliliters are in each test tube?`,
      es: line`En un laboratorio se vierten ${n('a')} de agua salada en ${n('b')}, la misma cantidad en cada uno. ¿Cuántos mililitros hay en cada tubo de ensayo?`,
    }),
    finds: [{ en: line`the amount in each test tube`, es: line`la cantidad de cada tubo` }],
    ends: x => ({ en: line`There are ${x} in each test tube.`, es: line`En cada tubo de ensayo hay ${x}.` }),
  },
  {
    plan: 'shared',
    noun: nouns.bag,
    of: { a: kg(7, 9), b: kg(4, 8) },
    tell: n => ({
      en: line`A farmer puts ${n('a')} of potatoes into bags. Each bag gets ${n('b')}. How many bags does the farmer fill?`,
      es: line`Un granjero pone ${n('a')} de papas en bolsas. En cada bolsa pone ${n('b')}. ¿Cuántas bolsas llena el granjero?`,
    }),
    finds: [{ en: line`the number of bags`, es: line`el número de bolsas` }],
    ends: x => ({ en: line`The farmer fills ${x}.`, es: line`El granjero llena ${x}.` }),
  },
  {
    plan: 'shared',
    noun: nouns.dose,
    of: { a: mL(6, 9), b: mL(6, 8) },
    tell: n => ({
      en: line`A vet has ${n('a')} of medicine for dogs. One dose is ${n('b')}. How many doses does the vet have?`,
      es: line`Un veterinario tiene ${n('a')} de medicina para perros. Una dosis es de ${n('b')}. ¿Cuántas dosis tiene el veterinario?`,
    }),
    finds: [{ en: line`the number of doses`, es: line`el número de dosis` }],
    ends: x => ({ en: line`The vet has ${x}.`, es: line`El veterinario tiene ${x}.` }),
  },
  {
    plan: 'shared',
    noun: nouns.kilogram,
    of: { a: kg(4, 8), b: number(nouns.pumpkin, 6, 9) },
    tell: n => ({
      en: line`At a fair, ${n('b')} of the same mass have a mass of ${n('a')} together. What is the mass of one pumpkin in kilograms?`,
      es: line`En una feria, ${n('b')} de igual masa tienen juntas una masa de ${n('a')}. ¿Cuál es la masa de una calabaza en kilogramos?`,
    }),
    finds: [{ en: line`the mass of one pumpkin`, es: line`la masa de una calabaza` }],
    ends: x => ({ en: line`One pumpkin has a mass of ${x}.`, es: line`Una calabaza tiene una masa de ${x}.` }),
  },
  {
    plan: 'shared',
    noun: nouns.liter,
    of: { a: L(6, 9), b: number(nouns.tree, 6, 8) },
    tell: n => ({
      en: line`A gardener uses ${n('a')} of water for ${n('b')}. Each tree gets the same amount. How many liters of water does each tree get?`,
      es: line`Un jardinero usa ${n('a')} de agua para ${n('b')}. Cada árbol recibe la misma cantidad. ¿Cuántos litros de agua recibe cada árbol?`,
    }),
    finds: [{ en: line`the water for each tree`, es: line`el agua para cada árbol` }],
    ends: x => ({ en: line`Each tree gets ${x} of water.`, es: line`Cada árbol recibe ${x} de agua.` }),
  },
  {
    plan: 'shared',
    noun: nouns.loafOfBread,
    of: { a: g(6, 9), b: g(7, 9) },
    tell: n => ({
      en: line`A baker has ${n('a')} of salt. For each loaf of bread, he uses ${n('b')}. How many loaves of bread can he make with this salt?`,
      es: line`Un panadero tiene ${n('a')} de sal. Para cada barra de pan usa ${n('b')}. ¿Cuántas barras de pan puede hacer con esa sal?`,
    }),
    finds: [{ en: line`the number of loaves`, es: line`el número de barras de pan` }],
    ends: x => ({ en: line`He can make ${x}.`, es: line`Puede hacer ${x}.` }),
  },
  {
    plan: 'shared',
    noun: cooler,
    of: { a: L(6, 8), b: L(7, 9) },
    tell: n => ({
      en: line`A coach has ${n('a')} of cold water for her team. Each water cooler holds ${n('b')}. How many water coolers can she fill?`,
      es: line`Una entrenadora tiene ${n('a')} de agua fría para su equipo. En cada termo caben ${n('b')}. ¿Cuántos termos puede llenar?`,
    }),
    finds: [{ en: line`the number of water coolers`, es: line`el número de termos` }],
    ends: x => ({ en: line`She can fill ${x}.`, es: line`Puede llenar ${x}.` }),
  },
]
