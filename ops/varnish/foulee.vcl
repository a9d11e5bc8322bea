# Between nginx, which has TLS and HTTP/2, and the processes of Foulée: what is the same for everybody is
# answered from here, until Foulée says that it changed. A test runs Foulée behind this file.
# Debian's varnish 7.1 and varnish-modules. Start it with
#   -a :6081 -a purge=127.0.0.1:6082 -p http_gzip_support=off
# so that files pass as they lie, in brotli; nginx leads to the first address, CACHE_PURGE_URLS to the second.
vcl 4.1;

import std;
import xkey;

backend foulee {
  .host = "127.0.0.1";
  .port = "4173";
  .first_byte_timeout = 120s;
  .between_bytes_timeout = 90s;
}

# The machines of Foulée, which alone may say that something changed.
acl processus {
  "localhost";
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # On an address of its own: what visitors send through nginx comes from this machine too.
    if (local.socket != "purge" || client.ip !~ processus) {
      return (synth(405));
    }
    if (req.http.xkey-all) {
      ban("obj.status != 0");
    }
    if (req.http.xkey-purge) {
      set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    }
    if (req.http.xkey-softpurge) {
      set req.http.x-purged = xkey.softpurge(req.http.xkey-softpurge);
    }
    return (synth(204));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A stream of events would wait here for its next one: it passes by, on a connection of its own.
  if (req.url ~ "^/api/flux(\?|$)") {
    return (pipe);
  }
  # What is of one person is of nobody else; who has just written reads from what knows of it.
  if (req.http.authorization || req.http.cookie ~ "(^|; )ecriture=") {
    return (pass);
  }
  unset req.http.cookie;
  # Only the packings that Foulée has: each is kept once.
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "\bgzip\b") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_pipe {
  set bereq.http.connection = "close";
}

sub vcl_backend_fetch {
  # Never what was right a moment ago: it would be kept here as if it were right now.
  set bereq.http.cache-control = "no-cache";
}

sub vcl_backend_response {
  # What is shown while the new one is made stays, if it could not be made.
  if (bereq.is_bgfetch && beresp.status >= 500) {
    return (abandon);
  }
  if (beresp.status == 200 && beresp.http.xkey && !beresp.http.set-cookie) {
    set beresp.ttl = 1h;
    # After an ordinary edit, the one before is shown while the new one is made.
    set beresp.grace = 10s;
    set beresp.keep = 1h;
    return (deliver);
  }
  if (beresp.status == 200 && beresp.http.cache-control ~ "immutable") {
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 5s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.via;
  unset resp.http.x-varnish;
}
