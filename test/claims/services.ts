/** Shell function: `radius ATTRIBUTES` starts FreeRADIUS for a switch, with the attributes in its answers. */
export const RADIUS_SERVER = `
  radius() {
    nodes server switch
    wire server eth switch eth
    address server eth 10.0.0.1/24
    address switch eth 10.0.0.2/24
    cp -r /etc/freeradius/3.0 /tmp/raddb
    cat >/tmp/raddb/radiusd.conf <<END
      prefix = /usr
      libdir = /usr/lib/freeradius
      raddbdir = /tmp/raddb
      logdir = /tmp
      run_dir = /tmp
      client switch {
        ipaddr = 10.0.0.2
        secret = lab
      }
      modules {
        files {
          usersfile = /tmp/raddb/answers
        }
        pap {
        }
      }
      server default {
        listen {
          type = auth
          ipaddr = 10.0.0.1
          port = 1812
        }
        authorize {
          files
          pap
        }
        authenticate {
          Auth-Type PAP {
            pap
          }
        }
      }
END
    printf 'printer Cleartext-Password := "paper"\\n\\t%s\\n' "$1" >/tmp/raddb/answers
    daemon server freeradius -f -l stdout -d /tmp/raddb
    within 60 sh -c 'nsenter --net=/run/netns/server ss -lun | grep -q 1812'
  }`;

/** Shell function: `announce NAMESPACE LINE…` starts a router of FRR that sends announcements to its LAN. */
export const ROUTER_OF_FRR = `
  announce() {
    local line router=$1
    shift
    mkdir /tmp/$router
    routes $router
    printf 'interface lan\\n no ipv6 nd suppress-ra\\n ipv6 nd ra-interval 3\\n' >/tmp/$router/zebra.conf
    for line; do echo " $line" >>/tmp/$router/zebra.conf; done
    chown -R frr:frr /tmp/$router
    daemon $router /usr/lib/frr/zebra -f /tmp/$router/zebra.conf --vty_socket /tmp/$router -z /tmp/$router/zserv -i /tmp/$router/zebra.pid
  }`;

/** Shell function: `agent` starts an agent at 10.0.0.1 that knows a community and a user of SNMPv3. */
export const SNMP_AGENT = `
  agent() {
    nodes agent manager
    wire agent eth manager eth
    address agent eth 10.0.0.1/24
    address manager eth 10.0.0.2/24
    cat >/tmp/snmpd.conf <<END
      rocommunity legible-name
      createUser operator SHA-256 phrase-of-the-lab AES phrase-of-the-lab
      rouser operator priv
END
    daemon agent env SNMP_PERSISTENT_DIR=/tmp/snmp snmpd -f -Lo -C -c /tmp/snmpd.conf -I -smux udp:10.0.0.1:161
  }`;
