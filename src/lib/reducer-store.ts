import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ReducerStore<State, Event> extends StoreApi<State> {
  dispatch(event: Event): void
}

/** A store whose state changes by the events of a reducer. */
export function createReducerStore<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State,
): ReducerStore<State, Event> {
  const store = createStore<State>(() => initial)
  return Object.assign(store, {
    dispatch: (event: Event) => store.setState((state) => reducer(state, event), true),
  })
}
