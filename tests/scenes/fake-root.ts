const nothing = () => undefined

/** Scene logic runs without a GPU: a canvas and a renderer that only take what they are told. */
export function fakeCanvas(): HTMLCanvasElement {
  const canvas = {
    addEventListener: nothing,
    removeEventListener: nothing,
    style: {},
    width: 1440,
    height: 900,
  }
  return canvas as unknown as HTMLCanvasElement
}

export function fakeRenderer() {
  return {
    render: nothing,
    setSize: nothing,
    setPixelRatio: nothing,
    getPixelRatio: () => 1,
    dispose: nothing,
    forceContextLoss: nothing,
    domElement: fakeCanvas(),
    shadowMap: {},
    xr: {
      addEventListener: nothing,
      removeEventListener: nothing,
      setAnimationLoop: nothing,
      enabled: false,
    },
    renderLists: { dispose: nothing },
  }
}
