import { describe, expect, it } from 'vitest';
import { after, stay } from './play';
import { aHouse, anEvent, entry, WORDS } from './testing';
import { ownerOf, toCome, type House } from './view';

const then = (house: House, kind: string, parts: Record<string, unknown>) => after(house, anEvent(kind, parts), WORDS, 0);

describe('the table after an event', () => {
  it('takes a played card from my hand to my side', () => {
    const house = then(aHouse({ hand: ['banshee', 'dark_moon'] }), 'played', { seat: 0, card: 'banshee' });
    expect(house.hand).toEqual(['dark_moon']);
    expect(house.field).toEqual([entry(0, 'banshee')]);
    expect(house.players[0]).toMatchObject({ cards: 5, sides: ['monsters'] });
  });
  it('takes an Item from a hand, or a Room Item from the table', () => {
    const house = aHouse({ field: [entry(1, 'banshee')], room_items: ['clock'] });
    const both = then(then(house, 'added', { seat: 1, item: 'dark_moon' }), 'added', { seat: 1, item: 'clock' });
    expect(both.field[0]!.items).toEqual(['dark_moon', 'clock']);
    expect(both.room_items).toEqual([]);
    expect(both.players[1]!.cards).toBe(5);
  });
  it('leaves the Items of a claimed character behind', () => {
    const house = then(aHouse({ field: [entry(1, 'vampire', ['dark_moon'])] }), 'claimed', { seat: 0, card: 'vampire', owner: 1 });
    expect(house.field).toEqual([entry(1, null, ['dark_moon'])]);
    expect(house.players[0]).toMatchObject({ spoils: ['vampire'], hourglasses: 1 });
    expect(then(house, 'removed', { seat: 0, item: 'dark_moon', owner: 1 }).field).toEqual([]);
  });
  it('displays the spoils of the victors, who brought most first', () => {
    const house = aHouse({ field: [entry(0, 'skeleton'), entry(1, 'banshee'), entry(2, 'bartender', ['flashlight'])], room_items: ['clock'] });
    const won = then(house, 'won', { side: 'monsters' });
    expect(won.spoils).toEqual(['library', 'clock', 'bartender']);
    expect(won).toMatchObject({ divider: 1, sharing: [1, 0], displayed: ['library', 'clock', 'bartender'] });
    const shared = then(won, 'won_spoil', { seat: 1, card: 'library' });
    expect(shared.spoils).toEqual(['clock', 'bartender']);
    expect(shared.displayed.map((card) => ownerOf(shared, card))).toEqual([1, null, null]);
    expect(shared.served).toEqual([1]);
    expect(then(shared, 'won_spoil', { seat: 0, card: 'clock' }).served).toEqual([]);
    expect(shared.players[1]).toMatchObject({ hourglasses: 2, light_bulbs: 1 });
  });
  it('remembers how the battle ended', () => {
    const field = [entry(0, 'banshee'), entry(1, 'necromancer', [], [4], 'explorers')];
    const told = then(aHouse({ field }), 'totals', { explorers: 4, monsters: 5 });
    expect(told.fought).toEqual({ room: 'library', battle: 'terror', field, totals: { explorers: 4, monsters: 5 }, winner: 'monsters' });
    expect(then(told, 'won_spoil', { seat: 0, card: 'library' }).fought).toEqual(told.fought);
  });
  it('puts tied cards under the Room', () => {
    const tied = then(aHouse({ field: [entry(0, 'banshee', ['dark_moon']), entry(1, 'bartender')] }), 'tied', { room: 'library' });
    expect(tied.under).toEqual({ explorers: ['bartender'], monsters: ['banshee', 'dark_moon'] });
    expect(tied).toMatchObject({ field: [], battle: null, ties: 1 });
  });
  it('shows only my own new cards', () => {
    expect(then(aHouse(), 'drew', { seat: 0, card: 'banshee' }).hand).toEqual(['banshee']);
    expect(then(aHouse(), 'drew', { seat: 1, card: 'banshee' }).hand).toEqual([]);
  });
  it('clears the table for a new round', () => {
    const next = then(aHouse({ midnight: 'now', field: [entry(0, 'banshee')], spoils: ['library'] }), 'round', { number: 2, butler: 3 });
    expect(next).toMatchObject({ round: 2, butler: 3, midnight: 'past', field: [], spoils: [], room: null, battle: null });
  });
  it('stays the same where nothing is to be seen', () => {
    const house = aHouse();
    expect(then(house, 'said', { seat: 1 })).toBe(house);
    expect(stay(anEvent('said'))).toBe(0);
  });
});

describe('who is still to come', () => {
  it('is whoever plays after the one whose turn it is, and has cards', () => {
    const house = aHouse({ butler: 1, turn: 2 });
    house.players[3]!.cards = 0;
    expect(toCome(house)).toEqual([0]);
    expect(toCome({ ...house, turn: null })).toEqual([]);
  });
});
