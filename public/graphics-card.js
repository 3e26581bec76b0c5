// A worker that asks the graphics card for its name: where software draws, making a context takes hundreds of
// milliseconds, which the page's own thread has no time for. Answers null where there is no WebGL 2.
const gl = new OffscreenCanvas(1, 1).getContext('webgl2')
const info = gl?.getExtension('WEBGL_debug_renderer_info')
postMessage(gl ? String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : null)
